import * as z from 'zod';
import type { Prisma, ReportExport } from '#/generated/prisma/client.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type ExportKind, PATIENCE_MS, reportRetention } from '#/lib/domain/reports/constants.ts';
import { makeReport } from '#/lib/domain/reports/queues.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import { offerWebhooks } from '#/lib/domain/webhooks/offer-webhook.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

const columns = { id: true, flag: true, status: true, doneCount: true, totalCount: true, fileName: true } as const;

interface ExportQuery {
  id: string;
  kind: ExportKind;
  /** Whether the requester may still see everything in the file. */
  maySee: (scopes: ReportScope[]) => Promise<boolean>;
}

/**
 * Returns the progress of an export that this person requested. A finished download comes with its file, which is
 * removed some minutes after it was first fetched. Throws `not_found` for other people's exports, and for a file that
 * has something this person may no longer see.
 */
export async function takeExport(
  ctx: UserCtx,
  { id, kind, maySee }: ExportQuery,
): Promise<{ row: Pick<ReportExport, keyof typeof columns>; content: Uint8Array | null }> {
  const { userId, role } = ctx.actor;
  const row = await ctx.db.reportExport.findFirst({
    where: { id, kind, companyId: ctx.company.id, requesterId: userId, role },
    select: { ...columns, scopes: true, fetchedAt: true },
  });
  if (!row) throw notFound();
  if (row.flag !== 'download' || row.status !== 'done' || isGone(row, ctx)) return { row, content: null };
  const scopes = z.array(reportScope).safeParse(row.scopes);
  if (!scopes.success || !(await maySee(scopes.data))) {
    await ctx.db.reportExport.update({ where: { id }, data: { content: null } });
    throw notFound();
  }
  const { content } = await ctx.db.reportExport.update({
    where: { id },
    data: { fetchedAt: row.fetchedAt ?? ctx.clock.now() },
    select: { content: true },
  });
  return { row, content };
}

/** Returns whether the file's time is over; the sweep that removes it may be late. */
function isGone({ fetchedAt }: Pick<ReportExport, 'fetchedAt'>, { clock }: UserCtx): boolean {
  return fetchedAt !== null && clock.now().getTime() - fetchedAt.getTime() > reportRetention.fetchedMinutes * 60_000;
}

/** Stores how an export has ended; if it's done, offers `report.ready` to the company's webhooks. */
export async function finishExport(
  tx: Transaction,
  ctx: Ctx,
  { id, ...data }: { id: string } & Prisma.ReportExportUpdateManyMutationInput,
): Promise<void> {
  const now = ctx.clock.now();
  const rows = await tx.reportExport.updateManyAndReturn({
    where: { id },
    data: { ...data, finishedAt: now },
    select: { companyId: true },
  });
  const type = 'report.ready' as const;
  if (data.status === 'done')
    await offerWebhooks(
      tx,
      rows.map(({ companyId }) => ({ companyId, type, data: { reportId: id }, now })),
    );
}

/** Returns a file name in plain letters, which every file system and mail program accepts. */
export function fileNameAbout(kind: 'report' | 'organisation-chart', about: string, date: LocalDate): string {
  const plain = about
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `unboXt-${kind}-${plain.slice(0, 60) || 'company'}-${date}.pdf`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Removes files some minutes after the download or a day after the request, deletes old rows, and gives up exports that
 * take too long. If others wait, it enqueues the next one, because a job may have been lost.
 */
export async function sweepOldReports(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms);
  const tooOld = { lt: ago(reportRetention.contentHours * HOUR_MS) };
  await ctx.db.reportExport.updateMany({
    where: {
      OR: [
        { status: 'working', startedAt: { lt: ago(PATIENCE_MS) } },
        { status: { in: ['waiting', 'working'] }, createdAt: tooOld },
      ],
    },
    data: { status: 'failed', finishedAt: ctx.clock.now() },
  });
  await ctx.db.reportExport.updateMany({
    where: {
      content: { not: null },
      OR: [{ createdAt: tooOld }, { fetchedAt: { lt: ago(reportRetention.fetchedMinutes * MINUTE_MS) } }],
    },
    data: { content: null },
  });
  await ctx.db.reportMail.updateMany({
    where: { content: { not: null }, export: { createdAt: tooOld } },
    data: { content: null, settledAt: ctx.clock.now() },
  });
  await ctx.db.reportExport.deleteMany({ where: { createdAt: { lt: ago(reportRetention.rowDays * 24 * HOUR_MS) } } });
  const open = await ctx.db.reportExport.count({ where: { status: { in: ['waiting', 'working'] } } });
  if (open > 0) await ctx.db.$transaction((tx) => enqueue(tx, makeReport, {}));
}
