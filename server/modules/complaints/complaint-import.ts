import { type ComplaintStatus, usualComplaintPath } from '@domain/complaint-status';
import type { ComplaintCategory, complaintImport, ComplaintPriority } from '@domain/inputs/complaint-inputs';
import type { z } from '@domain/inputs/zod';
import type { ComplaintMessage, ComplaintStatusChange } from './complaint-thread.entity';
import type { Complaint } from './complaint.entity';

/** A complaint that comes from outside with its state and its times. */
export interface ComplaintImport {
  /** Null when the account is closed. */
  readonly clientId: number | null;
  readonly bookingId?: number | null;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly subject: string;
  readonly description: string;
  readonly category: ComplaintCategory;
  readonly priority: ComplaintPriority;
  readonly status: ComplaintStatus;
  readonly createdAt: Date;
  /** The next three only of a resolved one, which must have a time. */
  readonly resolvedAt?: Date | null;
  readonly resolution?: string | null;
  readonly rating?: number | null;
  readonly feedback?: string | null;
}

type CheckedImport = z.output<typeof complaintImport>;

export function importedComplaint(input: CheckedImport): Partial<Complaint> {
  return { ...input, updatedAt: lastMoveAt(input) };
}

/** The usual way to the imported state, its moves spread evenly over the time that it took. */
export function importedHistory(complaintId: number, input: CheckedImport): Partial<ComplaintStatusChange>[] {
  const path: readonly ComplaintStatus[] = ['open', ...usualComplaintPath(input.status)];
  const start = input.createdAt.getTime();
  const step = (lastMoveAt(input).getTime() - start) / Math.max(1, path.length - 1);
  return path.map((toStatus, index) => ({
    complaintId,
    fromStatus: path[index - 1] ?? null,
    toStatus,
    // Clients complain; the other moves are the agency's, by whom is not known here.
    actorId: index === 0 ? input.clientId : null,
    actorKind: index === 0 ? 'client' : 'admin',
    createdAt: new Date(start + index * step),
  }));
}

/** A resolution is also a message of the thread, which keeps it when the complaint is opened again. */
export function importedMessages(complaintId: number, input: CheckedImport): Partial<ComplaintMessage>[] {
  if (input.resolution === null) return [];
  const message = { complaintId, authorKind: 'admin', kind: 'resolution', body: input.resolution } as const;
  return [{ ...message, createdAt: lastMoveAt(input) }];
}

function lastMoveAt(input: CheckedImport): Date {
  if (input.status === 'open') return input.createdAt;
  return input.resolvedAt ?? new Date((input.createdAt.getTime() + Date.now()) / 2);
}
