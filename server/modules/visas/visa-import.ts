import { randomBytes } from 'node:crypto';
import { randomCode } from '@domain/booking-reference';
import type {
  EmploymentStatus,
  TravelPurpose,
  VisaApplicationFields,
  visaApplicationImport,
} from '@domain/inputs/visa-inputs';
import type { z } from '@domain/inputs/zod';
import type { LocalDate } from '@domain/local-date';
import { usualVisaPath, type VisaStatus } from '@domain/visa-status';
import type { DataCipher } from '@server/crypto/data-cipher';
import { passportColumns } from '@server/modules/bookings/passport';
import type { VisaApplication } from './visa-application.entity';
import type { VisaStatusChange } from './visa-history.entity';
import type { VisaType } from './visa-type.entity';

/** A visa type as people write it down: fees in whole or decimal pounds. */
export interface VisaTypeImport {
  readonly slug: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly flag: string;
  readonly description: string;
  readonly eligibilityCriteria: string;
  readonly processingTime: string;
  readonly validity: string;
  readonly serviceFeePounds: number;
  readonly governmentFeePounds: number;
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly requiredDocuments: readonly string[];
}

/** An application that comes from outside with its state and its times; people and types by what identifies them. */
export interface VisaApplicationImport {
  /** Null for a visitor's. */
  readonly clientId: number | null;
  /** A new one when left out. */
  readonly reference?: string;
  readonly bookingId?: number | null;
  readonly visaTypeSlug: string;
  readonly status: VisaStatus;
  readonly submittedAt: Date;
  /** When it reached its status; without it, half-way between submission and now. */
  readonly statusSince?: Date | null;
  readonly adminNotes?: string | null;
  /** Only of an approved one. */
  readonly validUntil?: LocalDate | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: LocalDate;
  readonly nationality: string;
  /** In plain text: it is stored encrypted. */
  readonly passportNumber: string;
  /** After the return date. */
  readonly passportExpiry: LocalDate;
  readonly travelPurpose: TravelPurpose;
  readonly employmentStatus: EmploymentStatus;
  readonly departureDate: LocalDate;
  readonly returnDate: LocalDate;
  readonly duration: string;
  readonly previousVisits?: string | null;
  readonly monthlyIncome?: string | null;
  readonly accommodation?: string | null;
}

type CheckedImport = z.output<typeof visaApplicationImport>;

/** A new reference: `RGV` keeps it apart from a booking's. */
export function newVisaReference(): string {
  return `RGV${randomCode(randomBytes)}`;
}

/** What the application keeps of what the applicant said: the passport number only encrypted, with its end. */
export function applicantColumns(
  fields: VisaApplicationFields,
  cipher: DataCipher,
): Partial<VisaApplication> {
  return {
    firstName: fields.firstName,
    lastName: fields.lastName,
    email: fields.email,
    phone: fields.phone,
    dateOfBirth: fields.dateOfBirth,
    nationality: fields.nationality,
    ...passportColumns(fields.passportNumber, cipher),
    passportExpiry: fields.passportExpiry,
    travelPurpose: fields.travelPurpose,
    departureDate: fields.departureDate,
    returnDate: fields.returnDate,
    duration: fields.duration,
    previousVisits: fields.previousVisits,
    employmentStatus: fields.employmentStatus,
    monthlyIncome: fields.monthlyIncome,
    accommodation: fields.accommodation,
  };
}

/** The row of an imported application, with the fees of its type. */
export function importedApplication(
  input: CheckedImport,
  type: VisaType,
  cipher: DataCipher,
): Partial<VisaApplication> {
  return {
    ...applicantColumns(input, cipher),
    reference: input.reference ?? newVisaReference(),
    status: input.status,
    clientId: input.clientId,
    bookingId: input.bookingId,
    visaTypeId: type.id,
    serviceFeeMinor: type.serviceFeeMinor,
    governmentFeeMinor: type.governmentFeeMinor,
    currency: type.currency,
    validUntil: input.validUntil,
    createdAt: input.submittedAt,
    updatedAt: statusSince(input),
  };
}

/** The usual way to the imported state, its moves spread evenly over the time that it took. */
export function importedHistory(applicationId: number, input: CheckedImport): Partial<VisaStatusChange>[] {
  const path: readonly VisaStatus[] = ['submitted', ...usualVisaPath(input.status)];
  const start = input.submittedAt.getTime();
  const step = (statusSince(input).getTime() - start) / Math.max(1, path.length - 1);
  return path.map((toStatus, index) => ({
    applicationId,
    fromStatus: path[index - 1] ?? null,
    toStatus,
    ...moverOf(toStatus, input.clientId),
    createdAt: new Date(start + index * step),
  }));
}

export function statusSince(input: CheckedImport): Date {
  if (input.status === 'submitted') return input.submittedAt;
  return input.statusSince ?? new Date((input.submittedAt.getTime() + Date.now()) / 2);
}

/** Applicants submit and withdraw; the other moves are the agency's, by whom is not known here. */
function moverOf(
  status: VisaStatus,
  clientId: number | null,
): Pick<VisaStatusChange, 'actorId' | 'actorKind'> {
  if (status !== 'submitted' && status !== 'withdrawn') return { actorId: null, actorKind: 'admin' };
  return { actorId: clientId, actorKind: clientId === null ? 'visitor' : 'client' };
}
