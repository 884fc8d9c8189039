import { addDays, today } from '@domain/local-date';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import type { BookingImport } from './booking-import';
import { makeDeparture, seatsTaken } from './testing/booking-fixtures';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

function story(extra: Partial<BookingImport> = {}): BookingImport {
  return {
    kind: 'request',
    status: 'pending',
    clientId: null,
    contact: { firstName: 'Amelia', lastName: 'Hartley', email: 'amelia@example.com', phone: '07700 900111' },
    productId: null,
    departureId: null,
    title: 'Tailor-made holiday',
    destination: 'Egypt',
    startDate: null,
    endDate: null,
    travellersCount: null,
    pricePerTravellerMinor: null,
    totalMinor: null,
    createdAt: daysAgo(20),
    ...extra,
  };
}

const importAll = (stories: BookingImport[]) =>
  agency.db.transaction((tx) => agency.services.bookings.importMany(tx, stories));
const historyOf = (id: number) =>
  agency.db.query(
    'select from_status, to_status, actor_kind, created_at from booking_status_changes where booking_id = $1 order by id',
    [id],
  );

describe('importing bookings', () => {
  it('keeps every field, as if it had happened here', async () => {
    const { user } = await agency.signInAs('amelia');
    const full = story({
      reference: 'RG7K3M9QX2B4TD',
      status: 'confirmed',
      clientId: user.id,
      startDate: addDays(today(), 30),
      endDate: addDays(today(), 37),
      travellersCount: 2,
      travellers: [
        {
          firstName: 'Amelia',
          lastName: 'Hartley',
          dateOfBirth: '1988-04-12',
          passportNumber: 'GB7654321',
          nationality: 'British',
        },
        { firstName: 'Oliver', lastName: 'Hartley', dietaryRequirements: 'Vegan' },
      ],
      pricePerTravellerMinor: 100_000,
      totalMinor: 200_000,
      emergencyContact: { name: 'Nadia', phone: '1' },
      specialRequests: 'Quiet room',
      request: {
        locations: ['Cairo', 'Siwa'],
        hotelAesthetic: ['Boutique Hotel'],
        duration: 'More than 10 Days',
        customDuration: 14,
        holidayVibe: 'A mix of both',
        flightArrangements: ['Arrange visas'],
        budget: { minor: 420_000, currency: 'GBP' },
      },
      history: [
        { to: 'pending', at: daysAgo(20), by: 'client' },
        { to: 'confirmed', at: daysAgo(18), by: 'admin', reason: 'Deposit received' },
      ],
    });
    const [imported] = await importAll([full]);
    expect(imported?.reference).toBe('RG7K3M9QX2B4TD');
    const { token } = await agency.signInAs('amelia');
    const rest = await agency.rest('GET', '/bookings/reference/RG7K3M9QX2B4TD', undefined, token);
    expect(rest.body['booking']).toMatchObject({
      id: imported?.id,
      status: 'confirmed',
      departure_date: full.startDate,
      total_amount: 2000,
      amountPaid: 0,
      emergency_contact_name: 'Nadia',
      created_at: full.createdAt.toISOString(),
      request: { locations: ['Cairo', 'Siwa'], customDuration: 14, budget: 4200, currency: 'GBP' },
      travelers: [
        { first_name: 'Amelia', passport_number: 'GB7654321' },
        { first_name: 'Oliver', dietary_requirements: 'Vegan' },
      ],
    });
    expect(await historyOf(imported?.id ?? 0)).toMatchObject([
      { from_status: null, to_status: 'pending', actor_kind: 'client' },
      {
        from_status: 'pending',
        to_status: 'confirmed',
        actor_kind: 'admin',
        created_at: full.history?.[1]?.at,
      },
    ]);
    expect(await agency.db.query('select count(*) from mails')).toEqual([{ count: 0 }]);
  });

  it('tells the usual story where none is given: legal, in order, never in the future', async () => {
    const statuses = ['pending', 'processing', 'confirmed', 'completed', 'cancelled'] as const;
    const imported = await importAll(
      statuses.map((status) =>
        story({
          status,
          endDate: status === 'completed' ? addDays(today(), -2) : null,
          createdAt: daysAgo(1),
        }),
      ),
    );
    for (const [index, status] of statuses.entries()) {
      const history = await historyOf(imported[index]?.id ?? 0);
      expect(history.at(-1).to_status).toBe(status);
      expect(history[0]).toMatchObject({ from_status: null, to_status: 'pending', actor_kind: 'visitor' });
      for (const [step, change] of history.entries()) {
        expect(change.created_at.getTime()).toBeLessThanOrEqual(Date.now());
        if (step > 0) expect(change.from_status).toBe(history[step - 1].to_status);
        if (step > 0)
          expect(change.created_at.getTime()).toBeGreaterThanOrEqual(history[step - 1].created_at.getTime());
      }
    }
  });

  it('takes 2,500 in few statements, in the order given, with references of their own', async () => {
    const stories = Array.from({ length: 2_500 }, (_, index) =>
      story({
        title: `Holiday ${index}`,
        travellers: [{ firstName: 'A', lastName: 'B' }],
        travellersCount: 1,
      }),
    );
    const imported = await importAll(stories);
    expect(new Set(imported.map((booking) => booking.reference)).size).toBe(2_500);
    const [row] = await agency.db.query('select title from bookings where id = $1', [imported[1_234]?.id]);
    expect(row.title).toBe('Holiday 1234');
    expect(await agency.services.bookings.importMany(agency.db.manager, [])).toEqual([]);
  });

  it('takes the places of its departures, but not those of cancelled bookings', async () => {
    const departure = await makeDeparture(agency, { capacity: 6 });
    const onIt = {
      kind: 'departure' as const,
      departureId: departure.id,
      productId: departure.productId,
      travellersCount: 2,
    };
    await importAll([
      story(onIt),
      story({ ...onIt, status: 'cancelled' }),
      story({ ...onIt, status: 'confirmed', travellersCount: 3 }),
    ]);
    expect(await seatsTaken(agency, departure)).toBe(5);
    await expect(importAll([story(onIt)])).rejects.toThrow('departures_never_oversold');
    expect(await seatsTaken(agency, departure)).toBe(5);
  });
});
