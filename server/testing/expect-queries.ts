import { onStatement } from '@server/database/statement-log';

/**
 * Runs the work and fails when it needs another number of SQL statements than its budget. Transaction brackets do
 * not count: they are no round of thinking for the database.
 */
export async function expectQueries<T>(budget: number, work: () => Promise<T>): Promise<T> {
  const statements: string[] = [];
  const stop = onStatement((sql) => {
    if (!/^\s*(start transaction|begin|commit|rollback)/i.test(sql)) statements.push(sql);
  });
  try {
    const result = await work();
    if (statements.length !== budget)
      throw new Error(
        `expected ${budget} SQL statements, ran ${statements.length}:\n${statements.join('\n---\n')}`,
      );
    return result;
  } finally {
    stop();
  }
}
