import { handle } from '#/app/handle.ts';
import { getChartContract } from '#/lib/domain/chart/contract.ts';
import { getChart } from '#/lib/domain/chart/queries/get-chart.ts';

export const GET = handle(getChartContract, ({ ctx, query }) => getChart(ctx, query));
