import { formatReference } from '@domain/booking-reference';
import type { LocalDate } from '@domain/local-date';
import { type PriceRow, majorOf } from '@server/modules/catalogue/product.wire';
import { select, type Selection } from '@server/reads/selection';

/** What everybody may see, as it is read for the wire. */
export interface PublicBookingRow {
  readonly id: number;
  readonly reference: string;
  readonly status: string;
  readonly title: string;
  readonly destination: string | null;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly travellersCount: number | null;
  readonly productSlug: string | null;
  readonly imageUrl: string | null;
}

export interface BookingRow extends PublicBookingRow {
  readonly kind: string;
  readonly total: PriceRow | null;
  readonly paid: PriceRow | null;
  readonly remaining: PriceRow | null;
  readonly currency: string;
  readonly specialRequests: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface BookingDetailRow extends BookingRow {
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string | null;
  };
  readonly emergencyContact: { readonly name: string; readonly phone: string } | null;
  readonly arrivalAdvice: string | null;
  readonly request: (Readonly<Record<string, unknown>> & { readonly budget: PriceRow | null }) | null;
}

export interface TravellerRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: LocalDate | null;
  readonly passportNumber: string | null;
  readonly nationality: string | null;
  readonly dietaryRequirements: string | null;
}

const publicNames = [
  'id',
  'reference',
  'status',
  'title',
  'destination',
  'startDate',
  'endDate',
  'travellersCount',
  'productSlug',
  'imageUrl',
] as const;
const listNames = [
  ...publicNames,
  'kind',
  'total',
  'paid',
  'remaining',
  'currency',
  'specialRequests',
  'createdAt',
  'updatedAt',
] as const;

export const publicFields: Selection = select(...publicNames, 'leadFirstName', 'arrivalAdvice');
export const listFields: Selection = select(...listNames);
export const detailFields: Selection = select(
  ...listNames,
  'contact',
  'emergencyContact',
  'arrivalAdvice',
  'request',
  'nextStatuses',
  {
    field: 'travellers',
    args: {},
    selection: select(
      'firstName',
      'lastName',
      'dateOfBirth',
      'passportNumber',
      'nationality',
      'dietaryRequirements',
    ),
  },
);

/** The frozen v1 wire shape of what anybody may see. Change the rows freely; never change what is below. */
export function toPublicBookingV1(
  row: PublicBookingRow & { readonly leadFirstName: string; readonly arrivalAdvice: string | null },
  publicUrl: string,
) {
  return {
    ...sharedV1(row, publicUrl),
    first_name: row.leadFirstName,
    travelers_count: row.travellersCount,
    arrival_advice: row.arrivalAdvice,
  };
}

/** An item of a list, with the field names of both lists in the specification. */
export function toBookingV1(row: BookingRow, publicUrl: string) {
  const createdAt = new Date(row.createdAt).toISOString();
  const updatedAt = new Date(row.updatedAt).toISOString();
  return {
    ...sharedV1(row, publicUrl),
    kind: row.kind.toLowerCase(),
    travelers: row.travellersCount,
    travelers_count: row.travellersCount,
    currency: row.currency,
    total_amount: majorOf(row.total),
    amount: majorOf(row.total),
    amountPaid: majorOf(row.paid),
    remainingAmount: majorOf(row.remaining),
    special_requests: row.specialRequests,
    additionalRequests: row.specialRequests,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/** The detail: `travelers` is the list of people, and the count is `travelers_count`. */
export function toBookingDetailV1(
  row: BookingDetailRow,
  travellers: readonly TravellerRow[],
  nextStatuses: readonly string[],
  publicUrl: string,
) {
  const { contact, emergencyContact, request } = row;
  return {
    ...toBookingV1(row, publicUrl),
    first_name: contact.firstName,
    last_name: contact.lastName,
    contact_email: contact.email,
    contact_phone: contact.phone,
    address: contact.address,
    emergency_contact_name: emergencyContact?.name ?? null,
    emergency_contact_phone: emergencyContact?.phone ?? null,
    arrival_advice: row.arrivalAdvice,
    request: request && {
      ...request,
      budget: majorOf(request.budget),
      currency: request.budget?.currency ?? null,
    },
    next_statuses: nextStatuses,
    travelers: travellers.map((traveller) => ({
      first_name: traveller.firstName,
      last_name: traveller.lastName,
      date_of_birth: traveller.dateOfBirth,
      passport_number: traveller.passportNumber,
      nationality: traveller.nationality,
      dietary_requirements: traveller.dietaryRequirements,
    })),
  };
}

function sharedV1(row: PublicBookingRow, publicUrl: string) {
  const poster = row.productSlug === null ? null : `${publicUrl}/posters/${row.productSlug}.svg`;
  const image = row.imageUrl ?? poster;
  return {
    id: row.id,
    booking_reference: row.reference,
    reference: row.reference,
    reference_text: formatReference(row.reference),
    status: row.status.toLowerCase(),
    tour_title: row.title,
    trip_title: row.title,
    tripName: row.title,
    destination: row.destination,
    location: row.destination,
    departure_date: row.startDate,
    return_date: row.endDate,
    dates: datesText(row.startDate, row.endDate),
    tour_image: image,
    image,
    image_url: image,
  };
}

function datesText(start: LocalDate | null, end: LocalDate | null): string | null {
  if (start === null) return null;
  return end === null ? start : `${start} to ${end}`;
}
