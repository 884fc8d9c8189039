import { enumSql, readModel } from '@server/reads/read-model';
import type { OrderKey } from '@server/reads/read-page';

const statusChangeRead = readModel('complaint_status_changes', {
  columns: {
    id: '$.id',
    from: enumSql('$.from_status'),
    to: enumSql('$.to_status'),
    at: '$.created_at',
  },
});

/** Who of the agency wrote is not told: the agency answers as one. */
const messageRead = readModel('complaint_messages', {
  columns: {
    id: '$.id',
    isFromClient: "$.author_kind = 'client'",
    isResolution: "$.kind = 'resolution'",
    body: '$.body',
    at: '$.created_at',
  },
});

/** What the client who made a complaint may read of it. */
export const complaintRead = readModel('complaints', {
  columns: {
    id: '$.id',
    reference: '$.reference',
    status: enumSql('$.status'),
    customerName: '$.customer_name',
    customerEmail: '$.customer_email',
    subject: '$.subject',
    description: '$.description',
    category: enumSql('$.category'),
    priority: enumSql('$.priority'),
    bookingId: '$.booking_id',
    bookingReference: '(select b.reference from bookings b where b.id = $.booking_id)',
    resolution: '$.resolution',
    resolvedAt: '$.resolved_at',
    rating: '$.rating',
    feedback: '$.feedback',
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
  relations: {
    messages: {
      target: () => messageRead,
      on: "@.complaint_id = $.id and @.kind <> 'internal_note'",
      orderBy: '$.id',
      limit: () => 200,
    },
    history: {
      target: () => statusChangeRead,
      on: '@.complaint_id = $.id',
      orderBy: '$.id',
      limit: () => 100,
    },
  },
});

export const complaintOrder: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  { sql: '$.id', direction: 'desc', type: 'integer' },
];
