import { chartExportMessages, chartExportStates } from '#/lib/domain/chart/constants.ts';
import { findChartRecipients } from '#/lib/domain/reports/steps/find-chart-recipients.ts';
import { takeExport } from '#/lib/domain/reports/steps/take-export.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the progress of a chart export; see `takeExport` for its file and for what it throws. */
export async function fetchChart(ctx: UserCtx, id: string) {
  const { row, content } = await takeExport(ctx, {
    id,
    kind: 'chart',
    maySee: async (scopes) => (await findChartRecipients(ctx, { scopes, ids: [ctx.actor.userId] })).total > 0,
  });
  return presentChartExport(row, content);
}

type ExportRow = Awaited<ReturnType<typeof takeExport>>['row'];

function presentChartExport(row: ExportRow, content: Uint8Array | null) {
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
