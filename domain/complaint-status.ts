export const complaintStatuses = ['open', 'pending', 'in_progress', 'resolved'] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** Who moves a complaint: the client who made it or an administrator. */
export type ComplaintMover = 'client' | 'admin';

/** How long a client may reopen what was resolved; after that a new complaint is due. */
export const reopenWithinDays = 30;

const admin: readonly ComplaintMover[] = ['admin'];

/** Every allowed move and who may make it; what is not listed cannot happen. */
const moves: Readonly<
  Record<ComplaintStatus, Readonly<Partial<Record<ComplaintStatus, readonly ComplaintMover[]>>>>
> = {
  open: { pending: admin, in_progress: admin, resolved: admin },
  pending: { in_progress: admin, resolved: admin },
  in_progress: { pending: admin, resolved: admin },
  resolved: { open: ['client', 'admin'] },
};

/** A complaint as far as its next moves depend on it. */
export interface ComplaintState {
  readonly status: ComplaintStatus;
  readonly resolvedAt: Date | null;
}

/** The same state again is no move. */
export function canMoveComplaint(
  complaint: ComplaintState,
  to: ComplaintStatus,
  mover: ComplaintMover,
  now: Date = new Date(),
): boolean {
  if (!(moves[complaint.status][to]?.includes(mover) ?? false)) return false;
  return mover === 'admin' || isWithinReopening(complaint.resolvedAt, now);
}

/** What somebody may do next, in the order of `complaintStatuses`. */
export function nextComplaintStatuses(
  complaint: ComplaintState,
  mover: ComplaintMover,
  now: Date = new Date(),
): ComplaintStatus[] {
  return complaintStatuses.filter((to) => canMoveComplaint(complaint, to, mover, now));
}

/** The moves that usually lead from the first state to this one: the history of what is imported without one. */
export function usualComplaintPath(to: ComplaintStatus): readonly ComplaintStatus[] {
  if (to === 'open') return [];
  return to === 'resolved' ? ['in_progress', to] : [to];
}

/** The only move of a client is to reopen. */
function isWithinReopening(resolvedAt: Date | null, now: Date): boolean {
  return resolvedAt !== null && now.getTime() - resolvedAt.getTime() <= reopenWithinDays * 86_400_000;
}
