import * as z from 'zod';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { notifyAdministrators } from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { eraseWithReceipt } from '#/lib/domain/privacy/leavers/erase-leaver.ts';
import { noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { firstKeptDay, monthsInForce } from '#/lib/domain/retention/company-periods.ts';
import { readRetention } from '#/lib/domain/retention/company-retention.service.ts';
import {
  ANNOUNCED_DAYS,
  companyRetention,
  type RetentionKind,
  retentionKinds,
} from '#/lib/domain/retention/constants.ts';
import {
  deleteExpiringRows,
  type ExpiringSpan,
  listExpiringPeople,
} from '#/lib/domain/retention/delete-expiring-rows.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const companyRow = z.object({ id: z.number() });

/**
 * Deletes what each company no longer keeps, company by company, and returns how many rows of each kind. Published
 * results don't name people, so they stay. The next night's run finds what this one leaves; a blocked company waits.
 */
export async function sweepCompanies(ctx: Ctx): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const text = 'SELECT id FROM companies WHERE blocked_at IS NULL ORDER BY id';
  for (const { id } of asRows(companyRow, await pool().query(text)))
    for (const [kind, count] of Object.entries(await sweepCompany(ctx, id)))
      deleted[kind] = (deleted[kind] ?? 0) + count;
  return deleted;
}

/**
 * Deletes what one company no longer keeps, after telling its administrators if the default periods are new to it.
 * Returns how much it deleted, by kind.
 */
export async function sweepCompany(ctx: Ctx, companyId: number): Promise<Partial<Record<RetentionKind, number>>> {
  const deleted: Partial<Record<RetentionKind, number>> = {};
  const retention = await readRetention(ctx, companyId);
  // Deleted since the list was read.
  if (!retention) return deleted;
  const { today, periods, sweptUntil } = retention;
  await announcePeriods(ctx, companyId, today);
  for (const kind of retentionKinds) {
    const months = monthsInForce(periods[kind], today);
    if (months === null) continue;
    const from = sweptUntil[kind] ?? null;
    const span = { companyId, from, before: firstKeptDay(kind, months, today) };
    if (from !== null && span.before <= from) continue;
    deleted[kind] = kind === 'suspended' ? await erasePeople(ctx, span) : await deleteExpiringRows(ctx, kind, span);
    const swept = { sweptUntil: new Date(span.before) };
    const usual = { companyId, kind, months: companyRetention[kind].months, startsOn: new Date(today) };
    await ctx.db.companyRetention.upsert({
      where: { companyId_kind: { companyId, kind } },
      create: { ...usual, ...swept },
      update: swept,
    });
  }
  return deleted;
}

/** Sets when the default periods begin in a company of an earlier version, and notifies its administrators, once. */
async function announcePeriods(ctx: Ctx, companyId: number, today: LocalDate): Promise<void> {
  const day = addDays(today, ANNOUNCED_DAYS);
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.companyRetention.updateMany({
      where: { companyId, startsOn: null },
      data: { startsOn: new Date(day) },
    });
    if (count === 0) return;
    const news = {
      companyId,
      aboutUserId: null,
      title: message('privacy.retention.announced.title'),
      message: message('privacy.retention.announced.message', { day: { date: day } }),
      icon: 'team',
    } as const;
    await notifyAdministrators(tx, ctx, news, []);
  });
}

/** Erases people who have been suspended for longer, one by one; someone restored in the meantime stays. */
async function erasePeople(ctx: Ctx, span: ExpiringSpan): Promise<number> {
  let count = 0;
  const end = new Date(span.before);
  for (const id of await listExpiringPeople(span)) {
    const erasure = await inTransaction(ctx.db, async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
      const person = await tx.user.findFirst({
        where: { id, companyId: span.companyId, suspendedAt: { lt: end } },
        include: { company: true },
      });
      return person && eraseWithReceipt(tx, ctx, person);
    });
    if (!erasure) continue;
    noteErasure(erasure);
    count++;
  }
  return count;
}
