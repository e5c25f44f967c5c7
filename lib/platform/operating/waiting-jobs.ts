import * as z from 'zod';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const waiting = z.object({ queue: z.string(), count: z.number(), oldest: z.date() });
export type WaitingJobs = z.output<typeof waiting>;

/** How queues of emails, and their counterparts for chats, are named. */
const MAILS = '[.-](mail|chat)$';

/** Not done: a job that a dead worker held is tried again. */
const states = ['created', 'retry', 'active'];

/**
 * Returns how many emails and chat messages wait to be sent, by queue, including jobs of `also`, which lead to some.
 */
export async function listWaitingMails(also: readonly string[]): Promise<WaitingJobs[]> {
  return asRows(
    waiting,
    await pool().query({
      text: `
        SELECT name AS queue, count(*)::int AS count, min(created_on) AS oldest FROM pgboss.job
        WHERE (name ~ $3 OR name = ANY($1)) AND state::text = ANY($2)
        GROUP BY name ORDER BY name`,
      values: [also, states, MAILS],
    }),
  );
}

/** Removes the emails and chat messages that wait to be sent. Returns how many. */
export async function dropWaitingMails(tx: Transaction, also: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM pgboss.job WHERE (name ~ ${MAILS} OR name = ANY(${also})) AND state::text = ANY(${states})`;
}
