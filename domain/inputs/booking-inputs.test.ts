import { addDays, today } from '../local-date';
import { bookingRequestInput, changeStatusInput, idempotencyKeyInput } from './booking-inputs';

const contact = { firstName: 'Nora', lastName: 'Field', email: 'Nora@Example.com', phone: '07700 900123' };
const tomorrow = addDays(today(), 1);

function errorsOf(input: unknown): Record<string, string> {
  const result = bookingRequestInput.safeParse(input);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

const errorsWith = (extra: object) => errorsOf({ ...contact, ...extra });
const parsed = (extra: object) => bookingRequestInput.parse({ ...contact, ...extra });

describe('a booking request', () => {
  it('needs who asks, and nothing else', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
    });
    expect(errorsWith({ email: 'nowhere' })).toEqual({ email: 'Email is invalid' });
    expect(parsed({})).toMatchObject({
      email: 'nora@example.com',
      address: null,
      suggestLocation: false,
      hotelAesthetic: [],
      packageId: null,
      travellers: [],
      travellersCount: null,
      locations: [],
      budget: null,
    });
  });

  it('takes every documented choice, whatever its case, and no other', () => {
    expect(
      parsed({
        hotelAesthetic: ['luxury hotel', 'BEACHFRONT RESORT', 'Luxury Hotel'],
        duration: '6-7 days',
        holidayVibe: 'a MIX of both',
        flightArrangements: ['arrange FLIGHTS', 'handle myself'],
      }),
    ).toMatchObject({
      hotelAesthetic: ['Beachfront Resort', 'Luxury Hotel'],
      duration: '6-7 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange flights', 'Handle myself'],
    });
    const errors = errorsWith({
      hotelAesthetic: ['Luxury Hotel', 'Tent'],
      duration: 'A year',
      holidayVibe: 'Calm',
      flightArrangements: ['Walk'],
      currency: 'XXX',
      suggestLocation: 'perhaps',
    });
    expect(errors).toEqual({
      'hotelAesthetic.1': expect.stringContaining('Choose one of: Beachfront Resort'),
      duration: 'Choose one of: 3-5 Days, 6-7 Days, 8-10 Days, More than 10 Days',
      holidayVibe: 'Choose one of: Nature/Adventure, City Escape, A mix of both',
      'flightArrangements.0': 'Choose one of: Arrange flights, Arrange visas, Handle myself',
      currency: 'Choose one of: USD, EUR, GBP, CAD, AUD, JPY',
      suggestLocation: 'Answer yes or no',
    });
    expect(errorsWith({ hotelAesthetic: 'Luxury Hotel' })).toEqual({
      hotelAesthetic: 'Choose from the list',
    });
  });

  it('wants a number of days with "More than 10 Days", and only with it', () => {
    const required = 'Enter how many days, 11 to 365';
    expect(errorsWith({ duration: 'More than 10 Days' })).toEqual({ customDuration: required });
    for (const customDuration of [10, 366, 11.5, '-12', 'two weeks', true, [14]])
      expect(errorsWith({ duration: 'More than 10 Days', customDuration })).toEqual({
        customDuration: required,
      });
    expect(errorsWith({ duration: '3-5 Days', customDuration: 14 })).toEqual({
      customDuration: 'Leave this empty unless the duration is More than 10 Days',
    });
    expect(parsed({ duration: 'more than 10 days', customDuration: '14' }).customDuration).toBe(14);
    expect(parsed({ duration: '3-5 Days', customDuration: '' }).customDuration).toBeNull();
  });

  it('tells a choice not made from Tailor-made', () => {
    const message = 'Choose a package, or Tailor-made';
    for (const packageId of ['', 'x', 0, -1, 1.5, 3_000_000_000, {}])
      expect(errorsWith({ packageId })).toEqual({ packageId: message });
    expect(parsed({ packageId: 'tailor-made' }).packageId).toBeNull();
    expect(parsed({ packageId: null }).packageId).toBeNull();
    expect(parsed({ packageId: '17' }).packageId).toBe(17);
    expect(errorsWith({ packageId: 1, tripId: 2 })).toEqual({
      tripId: 'Choose a trip or a package, not both',
    });
  });

  it('keeps a budget exactly, in the minor units of its currency', () => {
    expect(parsed({ budget: 2500 }).budget).toEqual({ minor: 250_000, currency: 'USD' });
    expect(parsed({ budget: '1,500.05', currency: 'gbp' }).budget).toEqual({
      minor: 150_005,
      currency: 'GBP',
    });
    expect(parsed({ budget: 0.29, currency: 'EUR' }).budget).toEqual({ minor: 29, currency: 'EUR' });
    expect(parsed({ budget: '300000', currency: 'JPY' }).budget).toEqual({ minor: 300_000, currency: 'JPY' });
    const message = 'Enter the budget as a number, such as 2500';
    for (const budget of [-1, '-5', 'much', '1e309', 1e309, Number.NaN, 1e12, [5], '12.', '1,5'])
      expect(errorsWith({ budget })).toEqual({ budget: message });
    const decimals = { budget: 'The budget has more decimals than its currency' };
    expect(errorsWith({ budget: 10.001 })).toEqual(decimals);
    expect(errorsWith({ budget: '10.5', currency: 'JPY' })).toEqual(decimals);
  });

  it('wants dates that exist, lie ahead and are in order', () => {
    const yesterday = addDays(today(), -1);
    expect(errorsWith({ startDate: yesterday, endDate: yesterday })).toEqual({
      startDate: 'The start date must not be in the past',
      endDate: 'The return date must not be in the past',
    });
    expect(errorsWith({ startDate: '2026-02-30' })).toEqual({
      startDate: 'Enter a date that exists, as YYYY-MM-DD',
    });
    expect(errorsWith({ startDate: addDays(tomorrow, 1), endDate: tomorrow })).toEqual({
      endDate: 'The return date must not be before the start date',
    });
    expect(parsed({ startDate: today(), endDate: today() })).toMatchObject({ startDate: today() });
  });

  it('wants 1 to 100 travellers, as many as are listed', () => {
    const message = 'Enter how many travel, 1 to 100';
    for (const travellersCount of [0, -1, 101, 1e6, 'two', 1.5])
      expect(errorsWith({ travellersCount })).toEqual({ travellersCount: message });
    const travellers = [{ firstName: 'A', lastName: 'B' }];
    expect(errorsWith({ travellersCount: 2, travellers })).toEqual({
      travellersCount: 'The number of travellers and the list of travellers differ',
    });
    expect(parsed({ travellers }).travellersCount).toBe(1);
    expect(errorsWith({ departureId: 5 })).toEqual({ travellersCount: message });
    expect(errorsWith({ travellers: 'two' })).toEqual({ travellers: 'List the travellers' });
    expect(errorsWith({ travellers: Array.from({ length: 101 }, () => travellers[0]) })).toEqual({
      travellers: message,
    });
  });

  it('wants the names of travellers, and what else is given to make sense', () => {
    expect(errorsWith({ travellers: [{ dateOfBirth: tomorrow, passportNumber: '!' }] })).toEqual({
      'travellers.0.firstName': 'First name is required',
      'travellers.0.lastName': 'Last name is required',
      'travellers.0.dateOfBirth': 'Date of birth must be in the past',
      'travellers.0.passportNumber': 'A passport number has 5 to 20 letters and digits',
    });
    const [traveller] = parsed({
      travellers: [{ firstName: ' A ', lastName: 'B', passportNumber: 'gb 123-456' }],
    }).travellers;
    expect(traveller).toMatchObject({ firstName: 'A', passportNumber: 'GB123456', dateOfBirth: null });
    expect(
      errorsWith({ travellers: [{ firstName: 'A', lastName: 'B', dateOfBirth: '1826-01-01' }] }),
    ).toEqual({
      'travellers.0.dateOfBirth': 'Check the year of the date of birth',
    });
  });

  it('wants name and phone of an emergency contact together', () => {
    expect(errorsWith({ emergencyContactName: 'Ida' })).toEqual({
      emergencyContactPhone: "The emergency contact's phone number is required",
    });
    expect(errorsWith({ emergencyContactPhone: '1' })).toEqual({
      emergencyContactName: "The emergency contact's name is required",
    });
  });

  it('says everything at once', () => {
    const errors = errorsOf({
      duration: 'More than 10 Days',
      packageId: '',
      budget: 'x',
      travellersCount: 2,
      travellers: [{}],
      startDate: addDays(tomorrow, 9),
      endDate: tomorrow,
    });
    expect(Object.keys(errors).sort()).toEqual(
      [
        'budget',
        'customDuration',
        'email',
        'endDate',
        'firstName',
        'lastName',
        'packageId',
        'phone',
        'travellers.0.firstName',
        'travellers.0.lastName',
        'travellersCount',
      ].sort(),
    );
  });

  it('refuses text that cannot be kept, and anything that is no request', () => {
    expect(errorsWith({ additionalRequests: 'a\u0000b' })).toEqual({
      additionalRequests: 'Remove the characters that cannot be shown',
    });
    expect(errorsWith({ additionalRequests: 'x'.repeat(5_001) })).toEqual({
      additionalRequests: 'Keep this to 5000 characters',
    });
    expect(errorsWith({ location1: 7 })).toEqual({ location1: 'Enter text' });
    for (const input of [null, [], 'text', 7])
      expect(bookingRequestInput.safeParse(input).success).toBe(false);
  });

  it('keeps nothing that it does not know', () => {
    expect(
      parsed({ status: 'confirmed', totalMinor: 1, clientId: 2, id: 3, reference: 'RG' }),
    ).not.toMatchObject({ status: expect.anything() });
    expect(Object.keys(parsed({ id: 3, totalMinor: 1, clientId: 2 }))).not.toEqual(
      expect.arrayContaining(['id']),
    );
  });
});

describe('a change of status', () => {
  it('names one of the five states, in any case', () => {
    expect(changeStatusInput.parse({ status: 'Cancelled', reason: ' ' })).toEqual({
      status: 'cancelled',
      reason: null,
    });
    expect(changeStatusInput.safeParse({ status: 'gone' }).error?.issues[0]?.message).toBe(
      'Choose one of: pending, processing, confirmed, completed, cancelled',
    );
    expect(changeStatusInput.safeParse({}).success).toBe(false);
  });
});

describe('an idempotency key', () => {
  it('is up to 200 plain characters, or missing', () => {
    expect(idempotencyKeyInput.parse({}).idempotencyKey).toBeNull();
    expect(idempotencyKeyInput.parse({ idempotencyKey: 'a-1' }).idempotencyKey).toBe('a-1');
    for (const idempotencyKey of ['x'.repeat(201), 'with space', 'ü', 7])
      expect(idempotencyKeyInput.safeParse({ idempotencyKey }).success).toBe(false);
  });
});
