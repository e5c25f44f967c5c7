import { chartExportMessages, chartExportStates } from '#/lib/domain/chart/constants.ts';
import { messageOf } from '#/lib/domain/reports/exports/exports.present.ts';
import { takeExport } from '#/lib/domain/reports/exports/take-export.ts';
import { findChartRecipients } from '#/lib/domain/reports/recipients/find-chart-recipients.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Does for a chart what `fetchReport` does. */
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
