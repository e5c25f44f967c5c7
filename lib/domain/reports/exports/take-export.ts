import * as z from 'zod';
import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

const columns = { id: true, flag: true, status: true, doneCount: true, totalCount: true, fileName: true } as const;

interface ExportQuery {
  id: string;
  kind: 'report' | 'chart';
  /** Whether they may still see everything in the file. */
  maySee: (scopes: ReportScope[]) => Promise<boolean>;
}

/**
 * Returns the progress of an export that this person requested. A finished download comes with its file, which is
 * removed some minutes after the first fetch. Throws `not_found` for other people's exports, and for a file of which
 * this person may no longer see everything.
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

/** The sweep that removes it may be late. */
function isGone({ fetchedAt }: Pick<ReportExport, 'fetchedAt'>, { clock }: UserCtx): boolean {
  return fetchedAt !== null && clock.now().getTime() - fetchedAt.getTime() > reportRetention.fetchedMinutes * 60_000;
}
