export const visaStatuses = [
  'submitted',
  'processing',
  'documents_required',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type VisaStatus = (typeof visaStatuses)[number];

/** Who moves an application: the applicant or an administrator. */
export type VisaMover = 'applicant' | 'admin';

const admin: readonly VisaMover[] = ['admin'];
const either: readonly VisaMover[] = ['applicant', 'admin'];

/** Every allowed move and who may make it; what is not listed cannot happen. A decision is final. */
const moves: Readonly<Record<VisaStatus, Readonly<Partial<Record<VisaStatus, readonly VisaMover[]>>>>> = {
  submitted: {
    processing: admin,
    documents_required: admin,
    // Some electronic visas are decided within the hour: nobody presses "processing" first.
    approved: admin,
    rejected: admin,
    withdrawn: either,
  },
  processing: { documents_required: admin, approved: admin, rejected: admin, withdrawn: either },
  documents_required: { processing: admin, rejected: admin, withdrawn: either },
  approved: {},
  rejected: {},
  withdrawn: {},
};

/** The same state again is no move. */
export function canMoveVisa(from: VisaStatus, to: VisaStatus, mover: VisaMover): boolean {
  return moves[from][to]?.includes(mover) ?? false;
}

/** What somebody may do next, in the order of `visaStatuses`. */
export function nextVisaStatuses(from: VisaStatus, mover: VisaMover): VisaStatus[] {
  return visaStatuses.filter((to) => canMoveVisa(from, to, mover));
}

/** The moves that usually lead from the first state to this one: the history of what is imported without one. */
export function usualVisaPath(to: VisaStatus): readonly VisaStatus[] {
  if (to === 'submitted') return [];
  return to === 'approved' || to === 'rejected' ? ['processing', to] : [to];
}
