import { handle } from '#/app/handle.ts';
import { getChartContract } from '#/lib/domain/chart/chart.contract.ts';
import { getChart } from '#/lib/domain/chart/get-chart.ts';

export const GET = handle(getChartContract, ({ ctx, query }) => getChart(ctx, query));
