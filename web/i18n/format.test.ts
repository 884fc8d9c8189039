import { createFormat } from './format';

/** Makes every formatter that names no zone believe that the reader lives there. */
function liveIn(timeZone: string) {
  const Real = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      ((locale: string, options?: Intl.DateTimeFormatOptions) =>
        new Real(locale, { timeZone, ...options })) as typeof Intl.DateTimeFormat,
    );
}

afterEach(() => jest.restoreAllMocks());

describe('money', () => {
  const { money } = createFormat('en');

  it.each([
    [{ amount: 129_900, currency: 'GBP' }, '£1,299'],
    [{ amount: 129_950, currency: 'GBP' }, '£1,299.50'],
    [{ amount: 0, currency: 'GBP' }, '£0'],
    [{ amount: -5_000, currency: 'GBP' }, '-£50'],
    [{ amount: 129_900, currency: 'EUR' }, '€1,299'],
    [{ amount: 129_900, currency: 'USD' }, 'US$1,299'],
    [{ amount: 129_900, currency: 'JPY' }, 'JP¥129,900'],
  ])('shows %p as %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });
});

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Europe/London'])(
  'a reader in %s',
  (zone) => {
    it('sees a day of travel as it was said', () => {
      liveIn(zone);
      const { date } = createFormat('en');
      expect(date('2027-03-28')).toBe('28 Mar 2027');
      expect(date('2027-12-31', 'long')).toBe('Friday, 31 December 2027');
    });

    it('sees a range of days as it was said', () => {
      liveIn(zone);
      expect(createFormat('en').dateRange('2027-02-27', '2027-03-06').replace(/\s/g, ' ')).toBe(
        '27 Feb – 6 Mar 2027',
      );
    });
  },
);

describe('an instant', () => {
  it.each([
    ['Asia/Kathmandu', '11 Jul 2027, 04:15 GMT+5:45'],
    ['Europe/London', '10 Jul 2027, 23:30 BST'],
  ])('is shown in the zone of a reader in %s, which is named', (zone, text) => {
    liveIn(zone);
    expect(createFormat('en').dateTime('2027-07-10T22:30:00Z')).toBe(text);
  });
});

describe('number', () => {
  it('groups and keeps the decimals asked for', () => {
    const { number } = createFormat('en');
    expect(number(12_543)).toBe('12,543');
    expect(number(4.8, 1)).toBe('4.8');
    expect(number(5, 1)).toBe('5.0');
  });
});
