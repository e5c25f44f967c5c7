import * as z from 'zod';
import { lastDayMs, sweepMs } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { listReaders } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { eraseCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { sendDeletionMail } from '#/lib/domain/companies/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Emails the administrators of companies whose last day has begun, and erases due companies one after another,
 * including those whose erasure was interrupted. A company that the operator has blocked waits.
 */
export async function sweepDeletions(ctx: Ctx): Promise<void> {
  await warnOfLastDay(ctx);
  const due = asRows(
    z.object({ companyId: z.number(), createdAt: z.date() }),
    await ctx.db.$queryRaw`
    SELECT c.id AS "companyId", c.created_at AS "createdAt" FROM companies c
    WHERE c.deletes_at <= ${ctx.clock.now()} AND c.deletion_warned_at IS NOT NULL
      AND (c.blocked_at IS NULL OR EXISTS (SELECT FROM erased_companies e WHERE e.id = c.id AND e.erased_on IS NULL))
    ORDER BY c.id`,
  );
  for (const noted of due) {
    // One that fails, such as when Stripe doesn't answer, waits for the next hour and holds up no other.
    await eraseCompany(ctx, noted, 'administrator').catch((error: unknown) =>
      log().error({ companyId: noted.companyId, error: String(error) }, 'company not erased yet'),
    );
  }
}

/** Emails are sent up to an hour early; if no worker was running in time, the last day begins now. */
async function warnOfLastDay(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const dayLater = new Date(now.getTime() + lastDayMs);
  const beforeNextSweep = new Date(dayLater.getTime() + sweepMs);
  await inTransaction(ctx.db, async (tx) => {
    const companies = asRows(
      z.object({ companyId: z.number() }),
      await tx.$queryRaw`
      UPDATE companies SET deletion_warned_at = ${now}, deletes_at = greatest(deletes_at, ${dayLater})
      WHERE deletes_at <= ${beforeNextSweep} AND deletion_warned_at IS NULL AND blocked_at IS NULL
      RETURNING id AS "companyId"`,
    );
    for (const { companyId } of companies) {
      const readers = await listReaders(tx, companyId);
      const mails = readers.map(({ id: userId }) => ({ companyId, userId, kind: 'lastDay' as const }));
      await enqueue(tx, sendDeletionMail, ...mails);
    }
  });
}
