import type { ReadModel } from './read-model';
import { bind, type OrderKey, whereSql } from './read-page';
import { idOf, rowSql, type SqlRunner } from './read-rows';
import type { Selection } from './selection';

export interface NumberedPageQuery {
  readonly model: ReadModel;
  /** As in `PageQuery`. */
  readonly where: readonly string[];
  readonly parameters: readonly unknown[];
  readonly orderBy: readonly OrderKey[];
  /** Counted from 1. */
  readonly page: number;
  readonly limit: number;
}

export interface NumberedPage<T> {
  readonly rows: T[];
  readonly total: number;
}

/** One page by its number, with the total, in one statement: for the REST layer, whose contract has page numbers. */
export async function readNumberedPage<T>(
  db: SqlRunner,
  query: NumberedPageQuery,
  selection: Selection,
): Promise<NumberedPage<T>> {
  const where = whereSql(query.where.map(bind));
  const order = query.orderBy.map((key) => `${bind(key.sql)} ${key.direction}`).join(', ');
  const row = rowSql(query.model, 't', selection, idOf(query.model));
  const offset = (Math.trunc(query.page) - 1) * Math.trunc(query.limit);
  const sql = `select
    (select coalesce(jsonb_agg(page.row), '[]'::jsonb) from (
      select ${row} as row from ${query.model.table} t ${where}
      order by ${order} limit ${Math.trunc(query.limit)} offset ${offset}) page) as rows,
    (select count(*) from ${query.model.table} t ${where}) as total`;
  const [answer] = (await db.query(sql, [...query.parameters])) as NumberedPage<T>[];
  return { rows: answer?.rows ?? [], total: answer?.total ?? 0 };
}
