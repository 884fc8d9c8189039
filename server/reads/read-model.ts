/**
 * Describes what may be read of a table: which GraphQL fields are columns, and which are relations. In the SQL of
 * columns and conditions `$` stands for this table, and `@` for the related one.
 */
export interface ReadModel {
  readonly table: string;
  /** Field name -> SQL expression. Fields that are not asked for are not read. */
  readonly columns: Readonly<Record<string, string>>;
  readonly relations: Readonly<Record<string, Relation>>;
}

export interface Relation {
  readonly target: () => ReadModel;
  /** Joins the related table (`@`) to this one (`$`). */
  readonly on: string;
  readonly orderBy?: string;
  /** One row or null instead of a list. */
  readonly isSingle?: boolean;
  /** The field's arguments -> how many rows at most. */
  readonly limit?: (args: Readonly<Record<string, unknown>>) => number;
}

export function readModel(
  table: string,
  fields: { readonly columns: Record<string, string>; readonly relations?: Record<string, Relation> },
): ReadModel {
  return { table, columns: fields.columns, relations: fields.relations ?? {} };
}

/** SQL of a `Money` object, null when there is no amount. */
export function moneySql(minor: string, currency: string): string {
  return `case when ${minor} is null then null else jsonb_build_object('amount', ${minor}, 'currency', ${currency}) end`;
}

/** SQL of a GraphQL enum value from a column that holds it in lower case. */
export function enumSql(column: string): string {
  return `upper(${column})`;
}
