import fc from 'fast-check';
import {
  canMoveComplaint,
  type ComplaintMover,
  type ComplaintStatus,
  complaintStatuses,
  nextComplaintStatuses,
  reopenWithinDays,
  usualComplaintPath,
} from './complaint-status';

const status = fc.constantFrom(...complaintStatuses);
const mover = fc.constantFrom<ComplaintMover>('client', 'admin');
const now = new Date('2026-11-21T12:00:00Z');
const dayMilliseconds = 86_400_000;

function complaint(state: ComplaintStatus, resolvedDaysAgo = 1) {
  const resolvedAt = new Date(now.getTime() - resolvedDaysAgo * dayMilliseconds);
  return { status: state, resolvedAt: state === 'resolved' ? resolvedAt : null };
}

describe('the table of complaint states', () => {
  it('names the next moves exactly as it allows them', () => {
    fc.assert(
      fc.property(status, status, mover, fc.integer({ min: 0, max: 90 }), (from, to, by, daysAgo) => {
        const subject = complaint(from, daysAgo);
        expect(nextComplaintStatuses(subject, by, now).includes(to)).toBe(
          canMoveComplaint(subject, to, by, now),
        );
      }),
    );
  });

  it('lets a client reopen what was resolved within thirty days, and do nothing else', () => {
    fc.assert(
      fc.property(status, fc.integer({ min: 0, max: 90 }), (from, daysAgo) => {
        const isOpenable = from === 'resolved' && daysAgo <= reopenWithinDays;
        expect(nextComplaintStatuses(complaint(from, daysAgo), 'client', now)).toEqual(
          isOpenable ? ['open'] : [],
        );
      }),
    );
  });

  it('ends the thirty days to the millisecond', () => {
    const resolvedAt = new Date(now.getTime() - reopenWithinDays * dayMilliseconds);
    expect(canMoveComplaint({ status: 'resolved', resolvedAt }, 'open', 'client', now)).toBe(true);
    const oneLater = new Date(now.getTime() + 1);
    expect(canMoveComplaint({ status: 'resolved', resolvedAt }, 'open', 'client', oneLater)).toBe(false);
    expect(canMoveComplaint({ status: 'resolved', resolvedAt }, 'open', 'admin', oneLater)).toBe(true);
  });

  it('is exactly the table of the contract for an administrator', () => {
    const table = Object.fromEntries(
      complaintStatuses.map((from) => [from, nextComplaintStatuses(complaint(from), 'admin', now)]),
    );
    expect(table).toEqual({
      open: ['pending', 'in_progress', 'resolved'],
      pending: ['in_progress', 'resolved'],
      in_progress: ['pending', 'resolved'],
      resolved: ['open'],
    });
  });

  it('comes back to open only through a resolution, and never stands still', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, mover), { maxLength: 30 }), (wishes) => {
        let current: ComplaintStatus = 'open';
        for (const [to, by] of wishes) {
          if (!canMoveComplaint(complaint(current), to, by, now)) continue;
          expect(to).not.toBe(current);
          if (to === 'open') expect(current).toBe('resolved');
          current = to;
        }
      }),
    );
  });

  it('reaches every state by legal moves of an administrator', () => {
    for (const to of complaintStatuses) {
      let current: ComplaintStatus = 'open';
      for (const next of usualComplaintPath(to)) {
        expect(canMoveComplaint(complaint(current), next, 'admin', now)).toBe(true);
        current = next;
      }
      expect(current).toBe(to);
    }
  });
});
