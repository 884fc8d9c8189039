import { InvalidInputError } from '@domain/app-error';
import type { GraphQLResolveInfo } from 'graphql';
import type { ReadModel } from './read-model';
import { idOf, rowSql, type SqlRunner } from './read-rows';
import { isSelected, merge, type Selection, selectionAt, selectionOf } from './selection';

/** One key of the order. `sql` never yields null; the last key must be unique. */
export interface OrderKey {
  readonly sql: string;
  readonly direction: 'asc' | 'desc';
  /** PostgreSQL type that a cursor's text is read back as. */
  readonly type: 'integer' | 'bigint' | 'text' | 'timestamptz' | 'date' | 'double precision';
}

export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

export interface PageQuery extends PageRequest {
  readonly model: ReadModel;
  /** Conditions on `$`, with parameters as `:1`, `:2`, …; joined with "and". */
  readonly where: readonly string[];
  readonly parameters: readonly unknown[];
  readonly orderBy: readonly OrderKey[];
}

export interface Page<T> {
  readonly nodes: T[];
  readonly edges: { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

const largestPage = 100;

/**
 * One page of a list in ONE statement, shaped by the selection: keyset cursors, stable under inserts; the total is
 * counted only when it is asked for.
 */
export async function readPage<T>(
  db: SqlRunner,
  query: PageQuery,
  info: GraphQLResolveInfo | Selection,
): Promise<Page<T>> {
  const asked = Array.isArray(info) ? (info as Selection) : selectionOf(info as GraphQLResolveInfo);
  requirePageSize(query.first);

  const parameters = [...query.parameters];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const filters = query.where.map((condition) => bind(condition));
  const after = query.after == null ? [] : [afterCursor(query.orderBy, query.after, parameter)];
  const order = query.orderBy.map((key) => `${bind(key.sql)} ${key.direction}`).join(', ');
  const sortKeys = `jsonb_build_array(${query.orderBy.map((key) => `(${key.sql})::text`).join(', ')})`;
  const node = rowSql(query.model, 't', nodeSelection(asked), { ...idOf(query.model), '#sort': sortKeys });

  const sql = `select
    (select coalesce(jsonb_agg(page.row), '[]'::jsonb) from (
      select ${node} as row from ${query.model.table} t
      ${whereSql([...filters, ...after])} order by ${order} limit ${query.first + 1}) page) as rows,
    ${isSelected(asked, 'totalCount') ? `(select count(*) from ${query.model.table} t ${whereSql(filters)})` : '0'} as total`;
  const [answer] = await runPage<T & { '#sort': string[] }>(db, sql, parameters, query.after);
  return toPage(answer?.rows ?? [], answer?.total ?? 0, query);
}

/** @throws {InvalidInputError} unless it is 1 to 100. */
export function requirePageSize(first: unknown): number {
  if (typeof first === 'number' && Number.isInteger(first) && first >= 1 && first <= largestPage)
    return first;
  throw new InvalidInputError({ first: `Ask for 1 to ${largestPage} at a time` });
}

/** What is asked of the items, whether through `nodes` or `edges.node`. */
export function nodeSelection(asked: Selection): Selection {
  return merge([...selectionAt(asked, ['nodes']), ...selectionAt(asked, ['edges', 'node'])]);
}

/** A forged cursor may hold what PostgreSQL cannot read as the type of its key (class 22, data exceptions). */
async function runPage<T>(db: SqlRunner, sql: string, parameters: unknown[], after: PageRequest['after']) {
  try {
    return (await db.query(sql, parameters)) as { rows: T[]; total: number }[];
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown };
    if (after != null && typeof code === 'string' && code.startsWith('22')) throw foreignCursor();
    throw error;
  }
}

function toPage<T>(rows: (T & { '#sort': string[] })[], total: number, query: PageQuery): Page<T> {
  const shown = rows.slice(0, query.first);
  const edges = shown.map((row) => ({ cursor: encodeCursor(row['#sort']), node: row }));
  return {
    nodes: shown,
    edges,
    pageInfo: {
      hasNextPage: rows.length > query.first,
      hasPreviousPage: query.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

/** `(a, b, c)` after the cursor, each key in its own direction: a > x or (a = x and (b < y or (b = y and …))). */
function afterCursor(
  keys: readonly OrderKey[],
  cursor: string,
  parameter: (value: unknown) => string,
): string {
  const values = decodeCursor(cursor, keys.length);
  return keys.reduceRight((rest, key, index) => {
    const value = `${parameter(values[index])}::${key.type}`;
    const beyond = `${bind(key.sql)} ${key.direction === 'asc' ? '>' : '<'} ${value}`;
    return rest === '' ? beyond : `(${beyond} or (${bind(key.sql)} = ${value} and ${rest}))`;
  }, '');
}

/** Names the table in a condition, and numbers its parameters. */
export function bind(sql: string): string {
  return sql.replaceAll('$', 't').replace(/(?<!:):(\d+)/g, '$$$1');
}

export function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0
    ? ''
    : `where ${conditions.map((condition) => `(${condition})`).join(' and ')}`;
}

function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** @throws {InvalidInputError} for a cursor that we never gave. */
function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value === 'string')
    )
      return values;
  } catch {
    // Falls through to the same answer as a cursor of another list.
  }
  throw foreignCursor();
}

function foreignCursor(): InvalidInputError {
  return new InvalidInputError({ after: 'This cursor does not belong to this list' });
}
