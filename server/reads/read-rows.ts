import { getArgumentValues, type GraphQLResolveInfo } from 'graphql';
import type { ReadModel, Relation } from './read-model';
import { rowKeyOf, type Selected, type Selection, selectionOf } from './selection';

/** A row as read: each field under its `rowKeyOf`. */
export type Row = Record<string, unknown>;

/** Anything that runs SQL: a DataSource, an EntityManager or a query runner. */
export interface SqlRunner {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * SQL of one JSON object per row of `alias`, with the selected columns and relations only. `extra` adds columns that
 * the caller needs whatever is selected (ids, keys of the order).
 */
export function rowSql(
  model: ReadModel,
  alias: string,
  selection: Selection,
  extra: Record<string, string> = {},
): string {
  const parts = new Map<string, string>();
  for (const [key, sql] of Object.entries(extra)) parts.set(key, inTable(sql, alias));
  for (const [index, selected] of selection.entries()) {
    const column = model.columns[selected.field];
    const relation = model.relations[selected.field];
    if (column !== undefined) parts.set(selected.field, inTable(column, alias));
    else if (relation)
      parts.set(rowKeyOf(selected), relationSql(relation, alias, `${alias}_${index}`, selected));
  }
  return objectSql([...parts]);
}

/** `jsonb_build_object` takes at most 100 arguments: wide rows are built in pieces and joined. */
function objectSql(parts: readonly (readonly [string, string])[]): string {
  const pieces: string[] = [];
  for (let start = 0; start < parts.length || start === 0; start += 45) {
    const slice = parts.slice(start, start + 45);
    pieces.push(`jsonb_build_object(${slice.map(([key, sql]) => `'${key}', ${sql}`).join(', ')})`);
  }
  return pieces.join(' || ');
}

function relationSql(relation: Relation, parent: string, alias: string, selected: Selected): string {
  const model = relation.target();
  const where = relation.on.replaceAll('@', alias).replaceAll('$', parent);
  const order = relation.orderBy === undefined ? '' : `order by ${inTable(relation.orderBy, alias)}`;
  const row = rowSql(model, alias, selected.selection);
  const limit = relation.isSingle === true ? 1 : relation.limit?.(selected.args);
  const rows = `select ${row} as row from ${model.table} ${alias} where ${where} ${order} ${limit === undefined ? '' : `limit ${Math.trunc(limit)}`}`;
  return relation.isSingle === true
    ? `(${rows})`
    : `(select coalesce(jsonb_agg(rows.row), '[]'::jsonb) from (${rows}) rows)`;
}

function inTable(sql: string, alias: string): string {
  return sql.replaceAll('$', alias);
}

/** For the resolver of a relation field: what the statement of the parent already read. */
export function readRelation<T>(row: object, info: GraphQLResolveInfo): T {
  const field = info.parentType.getFields()[info.fieldName];
  const [node] = info.fieldNodes;
  if (!field || !node) throw new Error(`${info.parentType.name}.${info.fieldName} is no field`);
  return relationOf(row, info.fieldName, getArgumentValues(field, node, info.variableValues));
}

/** What was read of a relation, for callers that are not GraphQL. */
export function relationOf<T>(row: object, field: string, args: Selected['args'] = {}): T {
  const value = (row as Row)[rowKeyOf({ field, args })];
  if (value === undefined) throw new Error(`${field} was not read with its parent`);
  return value as T;
}

/** The one row that matches, or null. Parameters are `:1`, `:2`, … in `where`. */
export async function readOne<T>(
  db: SqlRunner,
  model: ReadModel,
  info: GraphQLResolveInfo | Selection,
  where: string,
  parameters: unknown[],
): Promise<T | null> {
  const selection = Array.isArray(info) ? (info as Selection) : selectionOf(info as GraphQLResolveInfo);
  const sql = `select ${rowSql(model, 't', selection, idOf(model))} as row from ${model.table} t where ${inTable(where, 't').replace(/:(\d+)/g, '$$$1')} limit 1`;
  const rows = (await db.query(sql, parameters)) as { row: T }[];
  return rows[0]?.row ?? null;
}

/** The id is always read: services judge by it, and the cache of the browser lives on it. */
export function idOf(model: ReadModel): Record<string, string> {
  return model.columns['id'] === undefined ? {} : { id: model.columns['id'] };
}
