import fc from 'fast-check';
import {
  canMoveVisa,
  nextVisaStatuses,
  usualVisaPath,
  type VisaMover,
  type VisaStatus,
  visaStatuses,
} from './visa-status';

const status = fc.constantFrom(...visaStatuses);
const mover = fc.constantFrom<VisaMover>('applicant', 'admin');
const final: readonly VisaStatus[] = ['approved', 'rejected', 'withdrawn'];

describe('the table of visa states', () => {
  it('names the next moves exactly as it allows them', () => {
    fc.assert(
      fc.property(status, status, mover, (from, to, by) => {
        expect(nextVisaStatuses(from, by).includes(to)).toBe(canMoveVisa(from, to, by));
      }),
    );
  });

  it('lets an applicant withdraw before the decision, and do nothing else', () => {
    fc.assert(
      fc.property(status, (from) => {
        expect(nextVisaStatuses(from, 'applicant')).toEqual(final.includes(from) ? [] : ['withdrawn']);
      }),
    );
  });

  it('lets an administrator do whatever an applicant may', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        if (canMoveVisa(from, to, 'applicant')) expect(canMoveVisa(from, to, 'admin')).toBe(true);
      }),
    );
  });

  it('never leaves a decision, never returns to the start and never stands still, whoever moves and how often', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, mover), { maxLength: 30 }), (wishes) => {
        let current: VisaStatus = 'submitted';
        for (const [to, by] of wishes) {
          if (!canMoveVisa(current, to, by)) continue;
          expect(final).not.toContain(current);
          expect(to).not.toBe('submitted');
          expect(to).not.toBe(current);
          current = to;
        }
      }),
    );
  });

  it('asks for papers before it approves, never instead', () => {
    expect(canMoveVisa('documents_required', 'approved', 'admin')).toBe(false);
    expect(nextVisaStatuses('documents_required', 'admin')).toEqual(['processing', 'rejected', 'withdrawn']);
  });

  it('reaches every state by legal moves of an administrator', () => {
    for (const to of visaStatuses) {
      let current: VisaStatus = 'submitted';
      for (const next of usualVisaPath(to)) {
        expect(canMoveVisa(current, next, 'admin')).toBe(true);
        current = next;
      }
      expect(current).toBe(to);
    }
  });
});
