import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { isMigrated } from '@server/database/migrate';

/** `/healthz`: the process is up. `/readyz`: the database answers and every migration has run. */
export function health(db: DataSource, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = !isStopping() && (await answers(db));
    res
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}

/** Half a second more than the pool's time-out for a connection would be a hang; it rejects by itself. */
async function answers(db: DataSource): Promise<boolean> {
  try {
    return await isMigrated(db);
  } catch {
    return false; // the answer is the 503 itself
  }
}
