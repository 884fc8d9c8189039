import { AppError, type FieldErrors, InvalidInputError } from '@domain/app-error';

type Body = Readonly<Record<string, unknown>>;

/** Names of the REST layer that differ from those of the input. */
const travellerNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
  passport_number: 'passportNumber',
  dietary_requirements: 'dietaryRequirements',
};
const wireNames = new Map(Object.entries(travellerNames).map(([wire, name]) => [name, wire]));

/** The documented payload as the input of the service; both spellings of a field are read. */
export function fromBookingRequestV1(body: unknown): Record<string, unknown> {
  const given: Body = isObject(body) ? body : {};
  const { travelers, travelersDetails, ...rest } = given;
  const list = travelersDetails ?? (Array.isArray(travelers) ? travelers : rest['travellers']);
  const count = Array.isArray(travelers) ? undefined : travelers;
  return {
    ...rest,
    emergencyContactName: rest['emergencyContactName'] ?? rest['emergency_contact_name'],
    emergencyContactPhone: rest['emergencyContactPhone'] ?? rest['emergency_contact_phone'],
    travellersCount: count ?? rest['travellersCount'] ?? rest['travelers_count'],
    travellers: Array.isArray(list) ? list.map(fromTravellerV1) : list,
  };
}

/** Names the fields of an error as the caller wrote them: `travelers.0.first_name`. */
export function toRequestErrorV1(error: unknown): unknown {
  if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [wirePath(path), message]),
  );
  return new InvalidInputError(fields, error.message);
}

function fromTravellerV1(traveller: unknown): unknown {
  if (!isObject(traveller)) return traveller;
  return Object.fromEntries(
    Object.entries(traveller).map(([name, value]) => [travellerNames[name] ?? name, value]),
  );
}

function wirePath(path: string): string {
  if (path === 'travellersCount') return 'travelers';
  const [first, ...rest] = path.split('.');
  return first === 'travellers'
    ? ['travelers', ...rest.map((name) => wireNames.get(name) ?? name)].join('.')
    : path;
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
