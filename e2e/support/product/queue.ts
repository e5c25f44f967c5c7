import { afterAll, beforeAll } from 'vitest';
import type { ZodType } from 'zod';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { type Queue, startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/feature-files.ts';

/** Opens the job queue only for sending, so that jobs stay in it and tests can count them. Close it with `stopJobs`. */
export async function startQueue(): Promise<void> {
  await loadQueues();
  await startJobs({ work: false });
}

/** Gives the calling test file its own empty database, with a job queue only for sending. */
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

/** Returns the payloads waiting in a queue, oldest first. */
export async function waitingIn<S extends ZodType>(queue: Queue<S>): Promise<Record<string, number>[]> {
  const { rows } = await pool().query<{ data: Record<string, number> }>(
    "SELECT data FROM pgboss.job WHERE name = $1 AND state = 'created' ORDER BY created_on, id",
    [queue.name],
  );
  return rows.map(({ data }) => data);
}
