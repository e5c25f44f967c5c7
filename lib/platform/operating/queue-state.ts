import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { deadLetterQueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const queueState = z.object({
  queue: z.string(),
  due: z.number(),
  /** How long the oldest of them has been due; 0 without any. */
  oldestSeconds: z.number(),
  /** How many of its jobs have failed for good. */
  dead: z.number(),
});
export type QueueState = z.output<typeof queueState>;

/** Reads waiting jobs through their index only, without pg-boss's own jobs. */
const statement = `
WITH waiting AS (
  SELECT name, count(*)::int AS due, extract(epoch FROM now() - min(start_after))::float8 AS seconds FROM pgboss.job
  WHERE state < 'active' AND NOT blocked AND start_after <= now() AND name <> $1 GROUP BY name
), dead AS (
  SELECT coalesce(source_name, name) AS name, count(*)::int AS jobs FROM pgboss.job
  WHERE state < 'active' AND NOT blocked AND name = $1 GROUP BY 1
)
SELECT name AS queue, coalesce(waiting.due, 0) AS due, coalesce(waiting.seconds, 0) AS "oldestSeconds",
  coalesce(dead.jobs, 0) AS dead
FROM pgboss.queue LEFT JOIN waiting USING (name) LEFT JOIN dead USING (name)
WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY name`;

/** Returns for each queue how many jobs are due, for how long, and how many have failed for good. */
export async function listQueueStates(): Promise<QueueState[]> {
  const values = [deadLetterQueue];
  return asRows(queueState, await pool().query({ name: 'list-queue-states', text: statement, values }));
}
