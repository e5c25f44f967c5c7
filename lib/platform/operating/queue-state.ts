import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { deadLetterQueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const queueState = z.object({
  due: z.number(),
  /** For how long the first of them has been due; null without any. */
  oldestSeconds: z.number().nullable(),
  dead: z.number(),
});
export type QueueState = z.output<typeof queueState>;

const isDue = `name <> $1 AND state IN ('created', 'retry') AND start_after <= now()`;

/** Returns how many jobs are due, for how long, and how many have failed for good. */
export async function getQueueState(): Promise<QueueState> {
  const [state] = asRows(
    queueState,
    await pool().query({
      text: `
        SELECT count(*) FILTER (WHERE ${isDue})::int AS due,
          extract(epoch FROM now() - min(start_after) FILTER (WHERE ${isDue}))::int AS "oldestSeconds",
          count(*) FILTER (WHERE name = $1 AND state = 'created')::int AS dead
        FROM pgboss.job`,
      values: [deadLetterQueue],
    }),
  );
  return state ?? { due: 0, oldestSeconds: null, dead: 0 };
}
