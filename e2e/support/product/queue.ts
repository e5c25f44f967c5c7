import { afterAll, beforeAll } from 'vitest';
import type { ZodType } from 'zod';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { type Queue, startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/load-jobs.ts';

/** Opens the job queue for sending only: jobs stay in it, so that tests can count them. End it with `stopJobs`. */
export async function startQueue(): Promise<void> {
  await loadQueues();
  await startJobs({ work: false });
}

/** Gives the test file that calls it its own empty database, with a job queue for sending only. */
export function openQueue(): void {
  beforeAll(async () => {
    await testDatabase();
    await startQueue();
  });
  afterAll(async () => {
    await stopJobs();
    await closeDatabase();
  });
}

/** The payloads waiting in a queue, oldest first. */
export async function waitingIn<S extends ZodType>(queue: Queue<S>): Promise<Record<string, number>[]> {
  const { rows } = await pool().query<{ data: Record<string, number> }>(
    "SELECT data FROM pgboss.job WHERE name = $1 AND state = 'created' ORDER BY created_on, id",
    [queue.name],
  );
  return rows.map(({ data }) => data);
}
