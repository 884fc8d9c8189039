import { enumSql, moneySql, readModel } from '@server/reads/read-model';

const ofProduct = (column: string) => `(select p.${column} from products p where p.id = $.product_id)`;
const paidSql = '(select coalesce(sum(l.amount_minor), 0) from ledger_entries l where l.booking_id = $.id)';
/** Until there is a price there is nothing to pay, and nothing that remains. */
const whenPriced = (minor: string) =>
  `case when $.total_minor is null then null else jsonb_build_object('amount', ${minor}, 'currency', $.currency) end`;

/** What anybody who knows a reference may see. */
const publicColumns = {
  id: '$.id',
  reference: '$.reference',
  status: enumSql('$.status'),
  title: '$.title',
  destination: '$.destination',
  startDate: '$.start_date',
  endDate: '$.end_date',
  travellersCount: '$.travellers_count',
  arrivalAdvice: ofProduct('arrival_advice'),
  productSlug: ofProduct('slug'),
  productKind: `upper(${ofProduct('kind')})`,
  imageUrl: ofProduct('image_url'),
};

export const publicBookingRead = readModel('bookings', {
  columns: { ...publicColumns, leadFirstName: '$.first_name' },
});

export const travellerRead = readModel('booking_travellers', {
  columns: {
    id: '$.id',
    firstName: '$.first_name',
    lastName: '$.last_name',
    dateOfBirth: '$.date_of_birth',
    passportNumberMasked: "'****' || $.passport_last4",
    // Encrypted, and no field of GraphQL: the REST detail opens it for the owner and administrators.
    passportNumber: '$.passport_number',
    nationality: '$.nationality',
    dietaryRequirements: '$.dietary_requirements',
  },
});

export const statusChangeRead = readModel('booking_status_changes', {
  columns: {
    id: '$.id',
    from: enumSql('$.from_status'),
    to: enumSql('$.to_status'),
    at: '$.created_at',
    byName: '(select u.name from users u where u.id = $.actor_id)',
    reason: '$.reason',
  },
});

const requestSql = `case when $.kind = 'request' or $.locations <> '{}' or $.suggest_location or $.hotel_aesthetic <> '{}'
    or $.hotel_aesthetic_other is not null or $.duration is not null or $.holiday_vibe is not null
    or $.flight_arrangements <> '{}' or $.budget_minor is not null
  then jsonb_build_object(
    'locations', $.locations, 'suggestLocation', $.suggest_location,
    'hotelAesthetic', $.hotel_aesthetic, 'hotelAestheticOther', $.hotel_aesthetic_other,
    'duration', $.duration, 'customDuration', $.custom_duration, 'holidayVibe', $.holiday_vibe,
    'flightArrangements', $.flight_arrangements, 'budget', ${moneySql('$.budget_minor', '$.budget_currency')})
  end`;

/** What owner and administrators may read of a booking. */
export const bookingRead = readModel('bookings', {
  columns: {
    ...publicColumns,
    kind: enumSql('$.kind'),
    total: moneySql('$.total_minor', '$.currency'),
    paid: whenPriced(paidSql),
    remaining: whenPriced(`$.total_minor - ${paidSql}`),
    contact: `jsonb_build_object('firstName', $.first_name, 'lastName', $.last_name, 'email', $.email,
      'phone', $.phone, 'address', $.address)`,
    emergencyContact: `case when $.emergency_contact_name is null then null else
      jsonb_build_object('name', $.emergency_contact_name, 'phone', coalesce($.emergency_contact_phone, '')) end`,
    specialRequests: '$.special_requests',
    request: requestSql,
    /** What the moves are judged by; the field's resolver turns it into the answer. */
    nextStatuses: "jsonb_build_object('status', $.status, 'endDate', $.end_date, 'clientId', $.client_id)",
    // For the REST layer.
    budget: moneySql('$.budget_minor', '$.budget_currency'),
    currency: '$.currency',
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
  relations: {
    travellers: { target: () => travellerRead, on: '@.booking_id = $.id', orderBy: '$.position' },
    history: { target: () => statusChangeRead, on: '@.booking_id = $.id', orderBy: '$.id' },
  },
});
