import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { listQueueStates } from '#/lib/platform/operating/queue-state.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { databaseUp, deadLetters, nightAge, oldestJob, sweepAge, waitingJobs } from '#/server/metrics/metrics.ts';

/** What all processes share, and the database knows. */
const shared = [waitingJobs, oldestJob, deadLetters, sweepAge, nightAge];

/** Reads what is to be done and how long ago it was done, for a scrape that comes right after. */
export async function readBacklog(): Promise<void> {
  const read = await Promise.all([listQueueStates(), listAges()]).catch(() => undefined);
  databaseUp.set(read ? 1 : 0);
  for (const figure of shared) figure.reset();
  const [queues, ages] = read ?? [[], []];
  for (const { queue, due, oldestSeconds, dead } of queues) {
    waitingJobs.set({ queue }, due);
    oldestJob.set({ queue }, oldestSeconds);
    deadLetters.set({ queue }, dead);
  }
  for (const { sweep, seconds } of ages)
    if (sweep === null) nightAge.set(seconds);
    else sweepAge.set({ sweep }, seconds);
}

const age = z.object({
  /** Null for the night. */
  sweep: z.string().nullable(),
  seconds: z.number(),
});

const agesStatement = `
SELECT sweep, extract(epoch FROM now() - ended_at)::float8 AS seconds FROM (
  SELECT 'check-ins', max(swept_at) FROM check_in_sweeps
  UNION ALL SELECT 'pulses', max(swept_at) FROM pulse_sweeps
  UNION ALL SELECT NULL, min(counted_until) FROM company_releases
) AS ages (sweep, ended_at) WHERE ended_at IS NOT NULL`;

async function listAges(): Promise<z.output<typeof age>[]> {
  return asRows(age, await pool().query({ name: 'list-ages', text: agesStatement }));
}
