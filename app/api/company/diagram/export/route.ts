import { handle } from '#/app/handle.ts';
import { exportChartContract } from '#/lib/domain/chart/chart.contract.ts';
import { exportChart } from '#/lib/domain/reports/chart/chart-report.service.ts';

export const POST = handle(exportChartContract, ({ ctx, body }) => exportChart(ctx, body));
