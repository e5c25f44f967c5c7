import type { output } from 'zod';
import { partOf } from '#/lib/domain/chart/chart.present.ts';
import type { ChartWanted, chartExportBody } from '#/lib/domain/chart/chart.schema.ts';
import { chartExportLimit, chartExportMessages, chartExportStates } from '#/lib/domain/chart/constants.ts';
import { type ChartPart, type ChartStructure, readStructure } from '#/lib/domain/chart/read-structure.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { beginExport, untilOver } from '#/lib/domain/reports/exports/begin-export.ts';
import { takeExport } from '#/lib/domain/reports/exports/export.service.ts';
import { messageOf } from '#/lib/domain/reports/exports/exports.present.ts';
import { findChartRecipients } from '#/lib/domain/reports/recipients/recipient.service.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

type ChartRequest = Omit<output<typeof chartExportBody>, 'waitSeconds'> & { waitSeconds?: number };

/**
 * Makes a PDF of the chart or a part of it, as a download or an email to people who may see all of it. Throws
 * `not_found` for an unknown part or unknown people, `forbidden` without the right, and `too_many_requests`.
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
      recordEvent(tx, ctx, {
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

/** Returns a chart's progress, as `fetchReport` does for a report. */
export async function fetchChart(ctx: UserCtx, id: string, { isRepeat = false } = {}) {
  const { row, content } = await takeExport(ctx, {
    id,
    kind: 'chart',
    maySee: async (scopes) => (await findChartRecipients(ctx, { scopes, ids: [ctx.actor.userId] })).total > 0,
  });
  return presentChartExport(row, content, isRepeat);
}

type ExportRow = Awaited<ReturnType<typeof takeExport>>['row'];

function presentChartExport(row: ExportRow, content: Uint8Array | null, isRepeat: boolean) {
  const type = row.flag as keyof typeof chartExportMessages;
  const status = row.status as keyof typeof chartExportStates;
  return {
    id: row.id,
    type,
    status,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    buffer: content && Buffer.from(content).toString('base64'),
    fileName: content && row.fileName,
    message: messageOf({ words: chartExportMessages, states: chartExportStates }, row, { content, isRepeat }),
  };
}

/**
 * Returns what this person sees of a part of the chart, and the scopes that others must lead to see it too. Throws
 * `not_found` for an empty or unknown part, `forbidden` for one this person may not see.
 */
export async function getChartScopes(ctx: UserCtx, part: ChartPart) {
  const structure = await readStructure(ctx, part);
  const { departments, teams } = structure;
  const isPart = part.departmentId !== null || part.teamId !== null;
  if (isPart && departments.length + teams.length === 0) throw notFound();
  const company = { kind: 'company' as const, id: ctx.company.id, name: structure.companyName };
  const isWhole = departments.length === 0 || (!isPart && canManageCompany(ctx.actor));
  const scopes: ReportScope[] = isWhole
    ? [company]
    : departments.map(({ id, name }) => ({ kind: 'department', id, name }));
  return { structure, scopes, name: nameOf(structure, part) };
}

function nameOf({ companyName, departments, teams }: ChartStructure, { departmentId, teamId }: ChartPart): string {
  if (teamId !== null) return teams[0]?.name ?? companyName;
  return (departmentId !== null ? departments[0]?.name : undefined) ?? companyName;
}
