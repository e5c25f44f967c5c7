import * as z from 'zod';
import { reminder } from '#/lib/domain/pulses/constants.ts';
import { sendPulseMail } from '#/lib/domain/pulses/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const PORTION = 1000;
const HOUR_MS = 3_600_000;
const dueReminder = z.object({ recipientId: z.number(), isLate: z.boolean() });

/**
 * Enqueues the one reminder of everybody whose time for it has come and who has not answered. One that is late by hours is
 * left out: it may be night. Returns how many were looked at.
 */
export async function remindRecipients(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const oldest = new Date(now.getTime() - reminder.hoursLateMax * HOUR_MS);
  let reminded = 0;
  for (let portion = PORTION; portion === PORTION; reminded += portion) {
    portion = await inTransaction(ctx.db, async (tx) => {
      const due = asRows(
        dueReminder,
        await tx.$queryRaw`
        WITH due AS (
          SELECT id, remind_at FROM pulse_recipients
          WHERE remind_at <= ${now} AND NOT answered ORDER BY remind_at, id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED
        )
        UPDATE pulse_recipients p SET remind_at = NULL, nudged_at = ${now} FROM due WHERE p.id = due.id
        RETURNING p.id AS "recipientId", due.remind_at < ${oldest} AS "isLate"`,
      );
      const toRemind = due.filter(({ isLate }) => !isLate);
      await enqueue(tx, sendPulseMail, ...toRemind.map(({ recipientId }) => ({ recipientId, number: 1 })));
      return due.length;
    });
  }
  return reminded;
}
