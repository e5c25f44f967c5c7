import type { Output } from '#/lib/api/endpoint.ts';
import type { getChartContract } from '#/lib/domain/chart/chart.contract.ts';

/** The answer that the screen requests: members as parallel lists. */
export type PackedChart = Extract<Output<typeof getChartContract>, { shape: 'packed' }>;
