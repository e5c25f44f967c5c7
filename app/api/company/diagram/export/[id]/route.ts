import { handle } from '#/app/handle.ts';
import { getChartExportContract } from '#/lib/domain/chart/chart.contract.ts';
import { fetchChart } from '#/lib/domain/reports/chart/chart-report.service.ts';

export const GET = handle(getChartExportContract, ({ ctx, params }) => fetchChart(ctx, params.id));
