import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Keeps a statement below PostgreSQL's 65,535 parameters, for rows of up to 65 columns. */
const rowsPerStatement = 1_000;

/** Many rows in few statements; returns their ids in the order of the rows. */
export async function insertRows<T extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const values = rows.slice(start, start + rowsPerStatement);
    const inserted = await db.createQueryBuilder().insert().into(entity).values(values).execute();
    ids.push(...inserted.identifiers.map((identifier) => Number(identifier['id'])));
  }
  return ids;
}
