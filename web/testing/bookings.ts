const pounds = (amount: number) => ({ __typename: 'Money', amount: amount * 100, currency: 'GBP' });

/** A package of the booking form's list. */
export const boraBora = {
  __typename: 'Package',
  id: '37',
  slug: 'bora-bora-honeymoon',
  title: 'Bora Bora Overwater Honeymoon',
  destination: 'Bora Bora, French Polynesia',
  durationDays: 10,
  price: pounds(4950),
  imageUrl: null,
};
export const baliVilla = {
  ...boraBora,
  id: '38',
  slug: 'bali-villa',
  title: 'A Villa in Ubud',
  destination: 'Ubud, Bali',
  price: null,
};

/** A trip with two dated departures, the second almost full. */
export const tokyo = {
  __typename: 'Trip',
  id: '2',
  slug: 'tokyo-to-kyoto',
  title: 'Temples and Trains: Tokyo to Kyoto',
  destination: 'Tokyo, Hakone and Kyoto, Japan',
  durationDays: 12,
  price: pounds(3290),
  imageUrl: null,
  departures: [
    departure('12', '2027-03-06', '2027-03-17', 14),
    departure('13', '2027-03-20', '2027-03-31', 3),
    departure('14', '2027-04-03', '2027-04-14', 0),
  ],
};

function departure(id: string, startDate: string, endDate: string, availableSpots: number) {
  return { __typename: 'Departure', id, startDate, endDate, price: pounds(3290), availableSpots };
}

/** What anybody may see who knows the reference. */
export const publicBooking = {
  __typename: 'PublicBooking',
  id: '5',
  reference: 'RG7K3M9QX2B4TD',
  status: 'PENDING',
  title: 'Bora Bora Overwater Honeymoon',
  destination: 'Bora Bora, French Polynesia',
  startDate: '2027-05-01',
  endDate: '2027-05-10',
  travellersCount: 2,
  leadFirstName: 'Ada',
  arrivalAdvice: 'Please arrive 30 minutes early at the pier.',
  productSlug: 'bora-bora-honeymoon',
  productKind: 'PACKAGE',
  imageUrl: null,
};

/** As the list of the owner has it. */
export const ownBooking = {
  __typename: 'Booking',
  id: '5',
  reference: publicBooking.reference,
  kind: 'REQUEST',
  status: 'PENDING',
  nextStatuses: ['CANCELLED'],
  updatedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  title: publicBooking.title,
  destination: publicBooking.destination,
  productSlug: publicBooking.productSlug,
  imageUrl: null,
  startDate: publicBooking.startDate,
  endDate: publicBooking.endDate,
  travellersCount: 2,
  specialRequests: 'A quiet bungalow, please.',
  total: null as ReturnType<typeof pounds> | null,
  paid: null as ReturnType<typeof pounds> | null,
  remaining: null as ReturnType<typeof pounds> | null,
};

export const paidBooking = {
  ...ownBooking,
  id: '6',
  reference: 'RGPZKTFWVRD6X3',
  kind: 'DEPARTURE',
  status: 'CONFIRMED',
  title: 'Palaces of Rajasthan',
  total: pounds(3580),
  paid: pounds(1790),
  remaining: pounds(1790),
  specialRequests: null,
};

export const bookingDetail = {
  ...paidBooking,
  contact: {
    __typename: 'BookingContact',
    firstName: 'Ada',
    lastName: 'Farrow',
    email: 'ada@example.test',
    phone: '07700 900123',
    address: '14 Minster Row, York',
  },
  emergencyContact: { __typename: 'EmergencyContact', name: 'Judith Farrow', phone: '01632 960118' },
  request: null,
  travellers: [
    {
      __typename: 'Traveller',
      id: '1',
      firstName: 'Ada',
      lastName: 'Farrow',
      dateOfBirth: '1988-04-12',
      passportNumberMasked: '••••1234',
      nationality: 'British',
      dietaryRequirements: null,
    },
  ],
  history: [
    change('1', null, 'PENDING', '2026-09-04T16:41:00.000Z', 'Ada Farrow', null),
    change('2', 'PENDING', 'CONFIRMED', '2026-09-06T16:41:00.000Z', null, 'Deposit received'),
  ],
};

function change(
  id: string,
  from: string | null,
  to: string,
  at: string,
  byName: string | null,
  reason: string | null,
) {
  return { __typename: 'BookingStatusChange', id, from, to, at, byName, reason };
}

/** One page of the owner's list, and the counts beside it. */
export function bookingPage(nodes: readonly object[], more: { after?: string; total?: number } = {}) {
  return {
    __typename: 'BookingConnection',
    totalCount: more.total ?? nodes.length,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: more.after !== undefined,
      endCursor: more.after ?? null,
    },
    nodes,
  };
}
