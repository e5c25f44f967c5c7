import * as z from 'zod';
import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

const shown = { id: true, flag: true, status: true, doneCount: true, totalCount: true, fileName: true } as const;

interface Wanted {
  id: string;
  kind: 'report' | 'chart';
  /** Whether all that the file is about is still theirs to see. */
  maySee: (scopes: ReportScope[]) => Promise<boolean>;
}

/**
 * Returns how far an export is that this person asked for. A finished download comes with its file, which is removed some
 * minutes after the first time. Throws `not_found` for everybody else's, and for a file of which not all is theirs to see
 * any more.
 */
export async function takeExport(
  ctx: UserCtx,
  { id, kind, maySee }: Wanted,
): Promise<{ row: Pick<ReportExport, keyof typeof shown>; content: Uint8Array | null }> {
  const { userId, role } = ctx.actor;
  const row = await ctx.db.reportExport.findFirst({
    where: { id, kind, companyId: ctx.company.id, requesterId: userId, role },
    select: { ...shown, scopes: true, fetchedAt: true },
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
