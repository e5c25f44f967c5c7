import * as z from 'zod';
import { followDeletion } from '#/lib/domain/billing/queues.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { graceMs, lastDayMs, sweepMs } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { listReaders } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { eraseCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { sendDeletionMail } from '#/lib/domain/companies/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Schedules the deletion of the caller's company in 14 days, notifies everyone in it and emails its administrators; a
 * repeated call only returns the date again. Nothing else changes until then, but nothing new can be paid for. Throws
 * `invalid` for any name but the company's, and `forbidden` if the sign-in is 15 minutes old or older.
 */
export async function deleteCompany(ctx: UserCtx, typedName: string) {
  await requireRecentSignIn(ctx);
  const { id: companyId, name: company } = ctx.company;
  if (plain(typedName) !== plain(company)) throw invalid(message('privacy.deletion.otherName', { company }));
  const deletesAt = new Date(ctx.clock.now().getTime() + graceMs);
  const row = await inTransaction(ctx.db, async (tx) => {
    const where = { id: companyId, deletesAt: null };
    const { count } = await tx.company.updateMany({ where, data: { deletesAt, deletionWarnedAt: null } });
    const storedCompany = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
    if (count === 0) return storedCompany;
    const until = localDateAt(deletesAt, storedCompany.timeZone);
    const subject = `company:${companyId}`;
    await recordEvent(tx, ctx, { action: 'company.delete', subject, details: { until }, facts: { until } });
    const readers = await listReaders(tx, companyId);
    const mails = readers.map(({ id: userId }) => ({ companyId, userId, kind: 'asked' as const }));
    await enqueue(tx, sendDeletionMail, ...mails);
    await enqueue(tx, followDeletion, { companyId });
    return storedCompany;
  });
  const storedAt = row.deletesAt ?? deletesAt;
  return {
    deletesAt: storedAt.toISOString(),
    message: message('privacy.deletion.asked', { company, day: { date: localDateAt(storedAt, row.timeZone) } }),
  };
}

/**
 * Cancels the deletion of the caller's company, and notifies everyone in it; does nothing without one. Throws
 * `not_found` once its erasure has begun.
 */
export async function keepCompany(ctx: UserCtx) {
  const { id: companyId, name: company } = ctx.company;
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.company.updateMany({
      // Once its erasure has begun, it is blocked.
      where: { id: companyId, deletesAt: { not: null }, blockedAt: null },
      data: { deletesAt: null, deletionWarnedAt: null },
    });
    if (count === 0) {
      if (await tx.company.count({ where: { id: companyId, deletesAt: { not: null } } })) throw notFound();
      return;
    }
    await recordEvent(tx, ctx, { action: 'company.keep', subject: `company:${companyId}`, facts: {} });
    await enqueue(tx, followDeletion, { companyId });
  });
  return { message: message('privacy.deletion.kept', { company }) };
}

/** Returns when the caller's company will be deleted, in words and in the company's zone; null if it won't be. */
export async function findDeletion({ db, company, locale }: UserCtx): Promise<string | null> {
  const { deletesAt, timeZone } = await db.company.findUniqueOrThrow({ where: { id: company.id } });
  return deletesAt && formatInstant(deletesAt, formatLocales[locale], { dateStyle: 'long', timeZone });
}

/** Names that differ only in spaces count as equal. */
function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize();
}

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
