import * as z from 'zod';
import type { ReportExport } from '#/generated/prisma/client.ts';
import { chartExportMessages, chartExportStates } from '#/lib/domain/chart/constants.ts';
import { isGone } from '#/lib/domain/reports/commands/fetch-report.ts';
import { reportScope } from '#/lib/domain/reports/schema.ts';
import { findChartRecipients } from '#/lib/domain/reports/steps/find-chart-recipients.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

const shown = { id: true, flag: true, status: true, doneCount: true, totalCount: true, fileName: true } as const;

/**
 * How far an export of the chart is that this person asked for. A finished download comes with it and is removed some
 * minutes after the first time. Throws `not_found` for everybody else's, and for a file of which not all is theirs to see any more.
 */
export async function fetchChart(ctx: UserCtx, id: string) {
  const { userId, role } = ctx.actor;
  const own = { id, kind: 'chart', companyId: ctx.company.id, requesterId: userId, role };
  const found = await ctx.db.reportExport.findFirst({
    where: own,
    select: { ...shown, scopes: true, fetchedAt: true },
  });
  if (!found) throw notFound();
  if (found.flag !== 'download' || found.status !== 'done' || isGone(found, ctx))
    return presentChartExport(found, null);
  const scopes = z.array(reportScope).parse(found.scopes);
  if ((await findChartRecipients(ctx, { scopes, ids: [userId] })).total === 0) {
    await ctx.db.reportExport.update({ where: { id }, data: { content: null } });
    throw notFound();
  }
  const { content } = await ctx.db.reportExport.update({
    where: { id },
    data: { fetchedAt: found.fetchedAt ?? ctx.clock.now() },
    select: { content: true },
  });
  return presentChartExport(found, content);
}

type Shown = Pick<ReportExport, keyof typeof shown>;

function presentChartExport(row: Shown, content: Uint8Array | null) {
  const type = row.flag as keyof typeof chartExportMessages;
  const status = row.status as keyof typeof chartExportStates;
  const isHandedOver = type === 'send' ? status !== 'failed' : content !== null;
  return {
    id: row.id,
    type,
    status,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    buffer: content && Buffer.from(content).toString('base64'),
    fileName: content && row.fileName,
    message: isHandedOver ? chartExportMessages[type] : chartExportStates[status],
  };
}
