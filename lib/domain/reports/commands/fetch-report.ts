import * as z from 'zod';
import type { ReportExport } from '#/generated/prisma/client.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import { presentReport } from '#/lib/domain/reports/present.ts';
import { reportScope } from '#/lib/domain/reports/schema.ts';
import { findUnledScope } from '#/lib/domain/reports/steps/find-unled-scope.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

const shown = { id: true, flag: true, status: true, doneCount: true, totalCount: true, fileName: true } as const;

/**
 * How far a report of the asking person's own is. A finished download comes with it and is removed some minutes
 * after the first time. Throws `not_found` for everybody else's, and for a file about something that the person does not lead any more.
 */
export async function fetchReport(ctx: UserCtx, id: string) {
  const { userId, role } = ctx.actor;
  const own = { id, kind: 'report', companyId: ctx.company.id, requesterId: userId, role };
  const found = await ctx.db.reportExport.findFirst({
    where: own,
    select: { ...shown, scopes: true, fetchedAt: true },
  });
  if (!found) throw notFound();
  if (found.flag !== 'download' || found.status !== 'done' || isGone(found, ctx)) return presentReport(found, null);
  const scopes = z.array(reportScope).safeParse(found.scopes);
  if (!scopes.success || (await findUnledScope(ctx, scopes.data))) {
    await ctx.db.reportExport.update({ where: { id }, data: { content: null } });
    throw notFound();
  }
  const { content } = await ctx.db.reportExport.update({
    where: { id },
    data: { fetchedAt: found.fetchedAt ?? ctx.clock.now() },
    select: { content: true },
  });
  return presentReport(found, content);
}

/** The sweep that removes it may be late. */
export function isGone({ fetchedAt }: Pick<ReportExport, 'fetchedAt'>, { clock }: UserCtx): boolean {
  return fetchedAt !== null && clock.now().getTime() - fetchedAt.getTime() > reportRetention.fetchedMinutes * 60_000;
}
