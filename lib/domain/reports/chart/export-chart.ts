import type { output } from 'zod';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { partOf } from '#/lib/domain/chart/chart.present.ts';
import type { ChartWanted, chartExportBody } from '#/lib/domain/chart/chart.schema.ts';
import { chartExportLimit } from '#/lib/domain/chart/constants.ts';
import { fetchChart } from '#/lib/domain/reports/chart/fetch-chart.ts';
import { getChartScopes } from '#/lib/domain/reports/chart/get-chart-scopes.ts';
import { beginExport, untilOver } from '#/lib/domain/reports/exports/begin-export.ts';
import { findChartRecipients } from '#/lib/domain/reports/recipients/find-chart-recipients.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

type ChartRequest = Omit<output<typeof chartExportBody>, 'waitSeconds'> & { waitSeconds?: number };

/**
 * Makes a PDF of the chart or of a part of it, as a download or a mail to people who may see all of it. Throws
 * `not_found` for a part or people whom the company does not have, `forbidden` for those without the right, and
 * `too_many_requests`.
 */
export async function exportChart(ctx: UserCtx, { waitSeconds = 0, ...request }: ChartRequest) {
  const flag = request.type ?? request.flag ?? 'download';
  const part = partOf(request);
  const { scopes } = await getChartScopes(ctx, part);
  const to = flag === 'send' ? await requireRecipients(ctx, scopes, request.to) : [];
  const options = { ...part, layout: request.layout, to } satisfies ChartWanted;
  const { id, isNew } = await beginExport(ctx, {
    kind: 'chart',
    flag,
    options,
    totalCount: 1,
    limit: chartExportLimit,
    pointsAfter: () => 1,
    record: (tx, exportId) =>
      recordAct(tx, ctx, {
        action: 'chart.export',
        subject: `chart:${exportId}`,
        details: { flag, people: to.length },
      }),
  });
  await untilOver(ctx, id, waitSeconds * 1000);
  return fetchChart(ctx, id, { isRepeat: !isNew });
}

async function requireRecipients(ctx: UserCtx, scopes: ReportScope[], to: number[] = []): Promise<number[]> {
  const ids = [...new Set(to.length > 0 ? to : [ctx.actor.userId])].sort((a, b) => a - b);
  const { users } = await findChartRecipients(ctx, { scopes, ids });
  if (users.length === ids.length) return ids;
  const knownCount = await ctx.db.user.count({ where: { companyId: ctx.company.id, id: { in: ids } } });
  throw knownCount === ids.length ? forbidden() : notFound();
}
