import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { deadLetterQueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const deadLetter = z.object({
  id: z.string(),
  /** Null for one from a version that didn't record it. */
  queue: z.string().nullable(),
  failedAt: z.date(),
  error: z.string(),
});
export type DeadLetter = z.output<typeof deadLetter>;

/** Returns the jobs that have failed for good, of all queues or of one, newest first, without their payloads. */
export async function listDeadLetters({
  queue,
  limit,
}: {
  queue?: string | undefined;
  limit: number;
}): Promise<DeadLetter[]> {
  return asRows(
    deadLetter,
    await pool().query({
      text: `
        SELECT id, source_name AS queue, created_on AS "failedAt",
          coalesce(source_output ->> 'error', source_output ->> 'message', output ->> 'error', source_output::text, '') AS error
        FROM pgboss.job
        WHERE name = $1 AND state = 'created' AND ($2::text IS NULL OR source_name = $2)
        ORDER BY created_on DESC, id LIMIT $3`,
      values: [deadLetterQueue, queue ?? null, limit],
    }),
  );
}
