import fc from 'fast-check';
import { addDays } from './local-date';
import { type BookingRole, bookingStatuses, canMove, mayAskFor, nextStatuses } from './booking-status';

const today = '2026-06-15';
const status = fc.constantFrom(...bookingStatuses);
const role = fc.constantFrom<BookingRole>('owner', 'admin', 'none');
const endDate = fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)));

describe('the way of a booking', () => {
  it('allows exactly the documented moves', () => {
    const allowed = bookingStatuses.flatMap((from) =>
      bookingStatuses
        .filter((to) => canMove({ status: from, endDate: today }, to, today))
        .map((to) => `${from} -> ${to}`),
    );
    expect(allowed).toEqual([
      'pending -> processing',
      'pending -> confirmed',
      'pending -> cancelled',
      'processing -> confirmed',
      'processing -> cancelled',
      'confirmed -> completed',
      'confirmed -> cancelled',
    ]);
  });

  it('completes nobody before the return date, and anybody from that day on', () => {
    const confirmed = { status: 'confirmed' } as const;
    expect(canMove({ ...confirmed, endDate: addDays(today, 1) }, 'completed', today)).toBe(false);
    expect(canMove({ ...confirmed, endDate: today }, 'completed', today)).toBe(true);
    expect(canMove({ ...confirmed, endDate: null }, 'completed', today)).toBe(true);
  });

  it('lets an owner ask for a cancellation and for nothing else, and a stranger for nothing', () => {
    expect(bookingStatuses.filter((to) => mayAskFor('owner', to))).toEqual(['cancelled']);
    expect(bookingStatuses.filter((to) => mayAskFor('none', to))).toEqual([]);
  });

  it('offers as next only what it then accepts, and never the state it is in', () => {
    fc.assert(
      fc.property(status, role, endDate, (from, who, returns) => {
        const booking = { status: from, endDate: returns };
        const next = nextStatuses(booking, who, today);
        expect(next).not.toContain(from);
        for (const to of bookingStatuses)
          expect(next.includes(to)).toBe(mayAskFor(who, to) && canMove(booking, to, today));
      }),
    );
  });

  it('ends: whatever is asked for, a booking stands still after three moves at most', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 40 }), endDate, (wishes, returns) => {
        let at: (typeof bookingStatuses)[number] = 'pending';
        let moves = 0;
        for (const wish of wishes)
          if (canMove({ status: at, endDate: returns }, wish, today)) {
            at = wish;
            moves += 1;
          }
        expect(moves).toBeLessThanOrEqual(3);
        if (at === 'completed') expect(returns === null || returns <= today).toBe(true);
      }),
    );
  });

  it('leads nowhere from completed and cancelled', () => {
    fc.assert(
      fc.property(fc.constantFrom('completed', 'cancelled'), role, endDate, (from, who, returns) => {
        expect(nextStatuses({ status: from, endDate: returns }, who, today)).toEqual([]);
      }),
    );
  });
});
