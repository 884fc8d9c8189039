import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, isAdmin } from '@domain/actor';
import { NotFoundError } from '@domain/app-error';
import { complaintImport } from '@domain/inputs/complaint-inputs';
import { z } from '@domain/inputs/zod';
import { parseRowId } from '@domain/row-id';
import { requireUser } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import type { NumberedPage } from '@server/reads/read-numbered-page';
import type { Page, PageRequest } from '@server/reads/read-page';
import type { Selection } from '@server/reads/selection';
import {
  type ComplaintImport,
  importedComplaint,
  importedHistory,
  importedMessages,
} from './complaint-import';
import { ComplaintRepository } from './complaint.repository';

type Asked = GraphQLResolveInfo | Selection;

/** What clients complain about, and what came of it. */
export class ComplaintService {
  constructor(private readonly db: DataSource) {}

  /** @throws {UnauthenticatedError} for a visitor. */
  async listMine<T>(actor: Actor, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return new ComplaintRepository(this.db.manager).pageOfClient(requireUser(actor).id, page, asked);
  }

  /** @throws {UnauthenticatedError} for a visitor. */
  async listMineByNumber<T>(
    actor: Actor,
    page: { readonly page: number; readonly limit: number },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return new ComplaintRepository(this.db.manager).numberedOfClient(requireUser(actor).id, page, selection);
  }

  /**
   * The own one, or for an administrator anybody's.
   *
   * @throws {UnauthenticatedError} for a visitor.
   * @throws {NotFoundError} alike for an unknown one and for another client's.
   */
  async get<T>(actor: Actor, id: string, asked: Asked): Promise<T> {
    const user = requireUser(actor);
    const complaintId = parseRowId(id);
    const complaints = new ComplaintRepository(this.db.manager);
    const ownerId = isAdmin(user) ? null : user.id;
    const found = complaintId === null ? null : await complaints.findVisible<T>(complaintId, ownerId, asked);
    if (found === null) throw new NotFoundError('Complaint');
    return found;
  }

  /**
   * Many at once, in the caller's transaction, each with its history and resolution; returns their ids.
   *
   * @throws {InvalidInputError} with the row's number before the field: `3.resolvedAt`.
   */
  async importComplaints(tx: EntityManager, imports: readonly ComplaintImport[]): Promise<number[]> {
    const inputs = validateInput(z.array(complaintImport), imports);
    const complaints = new ComplaintRepository(tx);
    const ids = await complaints.insertComplaints(inputs.map(importedComplaint));
    const pairs = inputs.flatMap((input, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, input }];
    });
    await complaints.insertStatusChanges(pairs.flatMap(({ id, input }) => importedHistory(id, input)));
    await complaints.insertMessages(pairs.flatMap(({ id, input }) => importedMessages(id, input)));
    return ids;
  }
}
