import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, isAdmin } from '@domain/actor';
import { InvalidInputError, NotFoundError } from '@domain/app-error';
import { visaApplicationImport, visaTypeInput } from '@domain/inputs/visa-inputs';
import { z } from '@domain/inputs/zod';
import { fromMajor } from '@domain/money';
import { parseRowId } from '@domain/row-id';
import { slugPattern } from '@domain/slug';
import { requireUser } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import type { DataCipher } from '@server/crypto/data-cipher';
import type { NumberedPage } from '@server/reads/read-numbered-page';
import type { Page, PageRequest } from '@server/reads/read-page';
import type { Selection } from '@server/reads/selection';
import {
  importedApplication,
  importedHistory,
  statusSince,
  type VisaApplicationImport,
  type VisaTypeImport,
} from './visa-import';
import { VisaRepository } from './visa.repository';

type Asked = GraphQLResolveInfo | Selection;
type NumberOf = { readonly page: number; readonly limit: number };

/** Visas that can be applied for, and who applied. */
export class VisaService {
  constructor(
    private readonly db: DataSource,
    private readonly cipher: DataCipher,
  ) {}

  /** The active types, for everybody. */
  listTypes<T>(page: PageRequest, asked: Asked): Promise<Page<T>> {
    return new VisaRepository(this.db.manager).pageOfTypes(page, asked);
  }

  listTypesByNumber<T>(page: NumberOf, selection: Selection): Promise<NumberedPage<T>> {
    return new VisaRepository(this.db.manager).numberedTypes(page, selection);
  }

  /**
   * One type by its id, by its slug, or by both.
   *
   * @throws {InvalidInputError} when neither is given.
   * @throws {NotFoundError} for an unknown type, and for an inactive one unless an administrator asks.
   */
  async getType<T>(
    actor: Actor,
    { id, slug }: { readonly id?: string | null | undefined; readonly slug?: string | null | undefined },
    asked: Asked,
  ): Promise<T> {
    if (id == null && slug == null) throw new InvalidInputError({ slug: 'Give a slug or an id' });
    const key = { id: id == null ? null : parseRowId(id), slug: slug ?? null };
    // An id that no row can have, or text that no slug is, never reaches the database.
    const isPossible = (id == null || key.id !== null) && (slug == null || slugPattern.test(slug));
    const visas = new VisaRepository(this.db.manager);
    const found = isPossible ? await visas.findType<T>(key, isAdmin(actor), asked) : null;
    if (found === null) throw new NotFoundError('Visa type');
    return found;
  }

  /** @throws {UnauthenticatedError} for a visitor. */
  async listMine<T>(actor: Actor, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return new VisaRepository(this.db.manager).pageOfClient(requireUser(actor).id, page, asked);
  }

  /** @throws {UnauthenticatedError} for a visitor. */
  async listMineByNumber<T>(actor: Actor, page: NumberOf, selection: Selection): Promise<NumberedPage<T>> {
    return new VisaRepository(this.db.manager).numberedOfClient(requireUser(actor).id, page, selection);
  }

  /** Many types at once, in the caller's transaction; returns all their ids by slug. A slug that is taken stays. */
  async importTypes(tx: EntityManager, types: readonly VisaTypeImport[]): Promise<Map<string, number>> {
    const rows = validateInput(
      z.array(visaTypeInput),
      types.map(({ serviceFeePounds, governmentFeePounds, ...type }) => ({
        ...type,
        serviceFeeMinor: fromMajor(serviceFeePounds, 'GBP').minor,
        governmentFeeMinor: fromMajor(governmentFeePounds, 'GBP').minor,
        currency: 'GBP',
        status: 'active',
      })),
    );
    const visas = new VisaRepository(tx);
    if (rows.length > 0) await visas.insertTypes(rows);
    const stored = await visas.typesBySlug(rows.map((row) => row.slug));
    return new Map(stored.map((type) => [type.slug, type.id]));
  }

  /**
   * Many applications at once, in the caller's transaction, each with its history and note; returns their ids.
   *
   * @throws {InvalidInputError} with the row's number before the field: `3.returnDate`.
   */
  async importApplications(
    tx: EntityManager,
    applications: readonly VisaApplicationImport[],
  ): Promise<number[]> {
    const inputs = validateInput(z.array(visaApplicationImport), applications);
    const visas = new VisaRepository(tx);
    const known = await visas.typesBySlug(inputs.map((input) => input.visaTypeSlug));
    const types = new Map(known.map((type) => [type.slug, type]));
    const rows = inputs.map((input, index) => {
      const type = types.get(input.visaTypeSlug);
      if (!type) throw new InvalidInputError({ [`${index}.visaTypeSlug`]: 'There is no such visa type' });
      return importedApplication(input, type, this.cipher);
    });
    const ids = await visas.insertApplications(rows);
    const pairs = inputs.flatMap((input, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, input }];
    });
    await visas.insertStatusChanges(pairs.flatMap(({ id, input }) => importedHistory(id, input)));
    await visas.insertNotes(
      pairs.flatMap(({ id, input }) =>
        input.adminNotes === null
          ? []
          : [{ applicationId: id, isInternal: false, body: input.adminNotes, createdAt: statusSince(input) }],
      ),
    );
    return ids;
  }
}
