import { enumSql, moneySql, readModel } from '@server/reads/read-model';
import type { OrderKey } from '@server/reads/read-page';

const totalMinor = '($.service_fee_minor + $.government_fee_minor)';

const feeColumns = {
  serviceFee: moneySql('$.service_fee_minor', '$.currency'),
  governmentFee: moneySql('$.government_fee_minor', '$.currency'),
  totalFee: moneySql(totalMinor, '$.currency'),
};

/** What may be read of a visa type. */
export const visaTypeRead = readModel('visa_types', {
  columns: {
    id: '$.id',
    slug: '$.slug',
    name: '$.name',
    countries: '$.countries',
    flag: '$.flag',
    description: '$.description',
    eligibilityCriteria: '$.eligibility_criteria',
    processingTime: '$.processing_time',
    validity: '$.validity',
    ...feeColumns,
    popular: '$.popular',
    features: '$.features',
    requiredDocuments: '$.required_documents',
    status: enumSql('$.status'),
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
});

/** Popular ones first, then by name. */
export const visaTypeOrder: readonly OrderKey[] = [
  { sql: '$.popular::integer', direction: 'desc', type: 'integer' },
  { sql: '$.name', direction: 'asc', type: 'text' },
  { sql: '$.id', direction: 'asc', type: 'integer' },
];

const visaStatusChangeRead = readModel('visa_status_changes', {
  columns: {
    id: '$.id',
    from: enumSql('$.from_status'),
    to: enumSql('$.to_status'),
    at: '$.created_at',
  },
});

/** What an applicant may read of an own application. The passport number itself is in no read model. */
export const visaApplicationRead = readModel('visa_applications', {
  columns: {
    id: '$.id',
    reference: '$.reference',
    status: enumSql('$.status'),
    ...feeColumns,
    firstName: '$.first_name',
    lastName: '$.last_name',
    email: '$.email',
    phone: '$.phone',
    dateOfBirth: '$.date_of_birth',
    nationality: '$.nationality',
    passportNumberMasked: "'****' || $.passport_last4",
    passportExpiry: '$.passport_expiry',
    travelPurpose: enumSql('$.travel_purpose'),
    departureDate: '$.departure_date',
    returnDate: '$.return_date',
    duration: '$.duration',
    previousVisits: '$.previous_visits',
    employmentStatus: `replace(${enumSql('$.employment_status')}, '-', '_')`,
    monthlyIncome: '$.monthly_income',
    accommodation: '$.accommodation',
    bookingReference: '(select b.reference from bookings b where b.id = $.booking_id)',
    adminNotes: `(select n.body from visa_notes n where n.application_id = $.id and not n.is_internal
      order by n.id desc limit 1)`,
    validUntil: '$.valid_until',
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
  relations: {
    visaType: { target: () => visaTypeRead, on: '@.id = $.visa_type_id', isSingle: true },
    history: {
      target: () => visaStatusChangeRead,
      on: '@.application_id = $.id',
      orderBy: '$.id',
      limit: () => 100,
    },
  },
});

export const visaApplicationOrder: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  { sql: '$.id', direction: 'desc', type: 'integer' },
];
