import { handle } from '#/app/handle.ts';
import { exportChartContract } from '#/lib/domain/chart/chart.contract.ts';
import { exportChart } from '#/lib/domain/reports/chart/export-chart.ts';

export const POST = handle(exportChartContract, ({ ctx, body }) => exportChart(ctx, body));
