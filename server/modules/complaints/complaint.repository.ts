import type { GraphQLResolveInfo } from 'graphql';
import type { EntityManager } from 'typeorm';
import { insertRows } from '@server/database/insert-rows';
import { type NumberedPage, readNumberedPage } from '@server/reads/read-numbered-page';
import { type Page, type PageRequest, readPage } from '@server/reads/read-page';
import { readOne } from '@server/reads/read-rows';
import type { Selection } from '@server/reads/selection';
import { ComplaintMessage, ComplaintStatusChange } from './complaint-thread.entity';
import { Complaint } from './complaint.entity';
import { complaintOrder, complaintRead } from './complaint.read';

/** The only SQL of complaints. */
export class ComplaintRepository {
  constructor(private readonly db: EntityManager) {}

  /** Null also for what belongs to another client; `ownerId` null finds anybody's. */
  findVisible<T>(
    id: number,
    ownerId: number | null,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<T | null> {
    return ownerId === null
      ? readOne(this.db, complaintRead, asked, '$.id = :1', [id])
      : readOne(this.db, complaintRead, asked, '$.id = :1 and $.client_id = :2', [id, ownerId]);
  }

  pageOfClient<T>(
    clientId: number,
    page: PageRequest,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<Page<T>> {
    return readPage(this.db, { ...complaintsOf(clientId), ...page }, asked);
  }

  numberedOfClient<T>(
    clientId: number,
    page: { page: number; limit: number },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage(this.db, { ...complaintsOf(clientId), ...page }, selection);
  }

  insertComplaints(complaints: readonly Partial<Complaint>[]): Promise<number[]> {
    return insertRows(this.db, Complaint, complaints);
  }

  async insertStatusChanges(changes: readonly Partial<ComplaintStatusChange>[]): Promise<void> {
    await insertRows(this.db, ComplaintStatusChange, changes);
  }

  async insertMessages(messages: readonly Partial<ComplaintMessage>[]): Promise<void> {
    await insertRows(this.db, ComplaintMessage, messages);
  }
}

function complaintsOf(clientId: number) {
  return {
    model: complaintRead,
    where: ['$.client_id = :1'],
    parameters: [clientId],
    orderBy: complaintOrder,
  };
}
