import type { GraphQLResolveInfo } from 'graphql';
import { type EntityManager, In } from 'typeorm';
import { insertRows } from '@server/database/insert-rows';
import { type NumberedPage, readNumberedPage } from '@server/reads/read-numbered-page';
import { type Page, type PageRequest, readPage } from '@server/reads/read-page';
import { readOne } from '@server/reads/read-rows';
import type { Selection } from '@server/reads/selection';
import { VisaApplication } from './visa-application.entity';
import { VisaNote, VisaStatusChange } from './visa-history.entity';
import { VisaType } from './visa-type.entity';
import { visaApplicationOrder, visaApplicationRead, visaTypeOrder, visaTypeRead } from './visa.read';

const isListed = "$.status = 'active' and $.archived_at is null";
const isNotDeleted = '$.archived_at is null';
/** The only SQL of visas. */
export class VisaRepository {
  constructor(private readonly db: EntityManager) {}

  pageOfTypes<T>(page: PageRequest, asked: GraphQLResolveInfo | Selection): Promise<Page<T>> {
    const query = { model: visaTypeRead, where: [isListed], parameters: [], orderBy: visaTypeOrder };
    return readPage(this.db, { ...query, ...page }, asked);
  }

  numberedTypes<T>(page: { page: number; limit: number }, selection: Selection): Promise<NumberedPage<T>> {
    const query = { model: visaTypeRead, where: [isListed], parameters: [], orderBy: visaTypeOrder };
    return readNumberedPage(this.db, { ...query, ...page }, selection);
  }

  /** By id, by slug, or by both; inactive ones only when asked for. */
  findType<T>(
    { id, slug }: { readonly id: number | null; readonly slug: string | null },
    withInactive: boolean,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<T | null> {
    const where = `(:1::integer is null or $.id = :1) and (:2::text is null or $.slug = :2)
      and ${withInactive ? isNotDeleted : isListed}`;
    return readOne(this.db, visaTypeRead, asked, where, [id, slug]);
  }

  pageOfClient<T>(
    clientId: number,
    page: PageRequest,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<Page<T>> {
    return readPage(this.db, { ...applicationsOf(clientId), ...page }, asked);
  }

  numberedOfClient<T>(
    clientId: number,
    page: { page: number; limit: number },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage(this.db, { ...applicationsOf(clientId), ...page }, selection);
  }

  typesBySlug(slugs: readonly string[]): Promise<VisaType[]> {
    return this.db.findBy(VisaType, { slug: In([...new Set(slugs)]) });
  }

  /** A slug that is taken keeps its row. */
  async insertTypes(types: readonly Partial<VisaType>[]): Promise<void> {
    await this.db
      .createQueryBuilder()
      .insert()
      .into(VisaType)
      .values([...types])
      .orIgnore()
      .execute();
  }

  insertApplications(applications: readonly Partial<VisaApplication>[]): Promise<number[]> {
    return insertRows(this.db, VisaApplication, applications);
  }

  async insertStatusChanges(changes: readonly Partial<VisaStatusChange>[]): Promise<void> {
    await insertRows(this.db, VisaStatusChange, changes);
  }

  async insertNotes(notes: readonly Partial<VisaNote>[]): Promise<void> {
    await insertRows(this.db, VisaNote, notes);
  }
}

function applicationsOf(clientId: number) {
  return {
    model: visaApplicationRead,
    where: ['$.client_id = :1'],
    parameters: [clientId],
    orderBy: visaApplicationOrder,
  };
}
