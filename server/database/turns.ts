import { isDatabaseDown } from './database-errors';

/**
 * Work on one row, a few at a time within this process. The row's lock in the database is what keeps it right; this
 * keeps those who wait for a popular row from holding all connections of the pool while they wait.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();
  private taken = 0;

  /** @param lanes how many may work on one row, or wait for its lock, at once */
  constructor(private readonly lanes = 4) {}

  /** When the database does not answer whoever is first, those who wait behind hear so at once. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.taken += 1;
    const lane = `${this.taken % this.lanes} ${key}`;
    const mine = (this.last.get(lane) ?? Promise.resolve()).then(work, (error: unknown) => {
      if (isDatabaseDown(error)) throw error;
      return work();
    });
    this.last.set(lane, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(lane) === mine) this.last.delete(lane);
    }
  }
}
