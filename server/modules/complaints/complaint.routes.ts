import { Router } from 'express';
import { relationOf } from '@server/reads/read-rows';
import { select } from '@server/reads/selection';
import { listPage } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';

interface ComplaintRow {
  readonly id: number;
  readonly reference: string;
  readonly subject: string;
  readonly status: string;
  readonly category: string;
  readonly priority: string;
  readonly description: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly bookingId: number | null;
  readonly resolution: string | null;
  readonly resolvedAt: string | null;
  readonly rating: number | null;
  readonly feedback: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface MessageRow {
  readonly id: number;
  readonly isFromClient: boolean;
  readonly body: string;
  readonly at: string;
}

const listFields = select(
  ...['id', 'reference', 'subject', 'status', 'category', 'priority', 'description', 'customerName'],
  ...['customerEmail', 'bookingId', 'resolution', 'resolvedAt', 'rating', 'feedback', 'createdAt'],
  'updatedAt',
);
const detailFields = [
  ...listFields,
  ...select({ field: 'messages', args: {}, selection: select('id', 'isFromClient', 'body', 'at') }),
];

export function complaintRoutes({ services, actorOf }: RestDeps): Router {
  const router = Router();
  router.get('/complaints/my-complaints', async (req, res) => {
    const { rows, total } = await services.complaints.listMineByNumber<ComplaintRow>(
      actorOf(req),
      listPage(req.query),
      listFields,
    );
    res.json({ success: true, complaints: rows.map(toComplaintV1), total });
  });
  router.get('/complaints/:id', async (req, res) => {
    const row = await services.complaints.get<ComplaintRow>(actorOf(req), req.params.id, detailFields);
    const messages = relationOf<MessageRow[]>(row, 'messages').map(toMessageV1);
    res.json({ success: true, complaint: { ...toComplaintV1(row), messages } });
  });
  return router;
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toComplaintV1(complaint: ComplaintRow) {
  const createdAt = new Date(complaint.createdAt).toISOString();
  const updatedAt = new Date(complaint.updatedAt).toISOString();
  return {
    id: complaint.id,
    reference: complaint.reference,
    subject: complaint.subject,
    status: complaint.status.toLowerCase(),
    category: complaint.category.toLowerCase(),
    priority: complaint.priority.toLowerCase(),
    description: complaint.description,
    customer_name: complaint.customerName,
    customer_email: complaint.customerEmail,
    booking_id: complaint.bookingId,
    resolution: complaint.resolution,
    resolved_at: complaint.resolvedAt === null ? null : new Date(complaint.resolvedAt).toISOString(),
    rating: complaint.rating,
    feedback: complaint.feedback,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toMessageV1(message: MessageRow) {
  return {
    id: message.id,
    from: message.isFromClient ? 'client' : 'agency',
    message: message.body,
    created_at: new Date(message.at).toISOString(),
  };
}
