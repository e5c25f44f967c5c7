'use client';

import { type Delivery, type Follower, useExport } from '#/components/reports/use-export.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { exportChartContract, getChartExportContract } from '#/lib/domain/chart/chart.contract.ts';

/** Small charts are ready by then; for larger ones the dialog shows the progress. */
const waitSeconds = 3;

export type ChartRequest = Input<typeof exportChartContract>['body'] & { type: Delivery };

const calls = {
  begin: (request: ChartRequest) => call(exportChartContract, { body: { ...request, waitSeconds } }),
  fetchAgain: (id: string) => call(getChartExportContract, { params: { id } }),
  deliveryOf: ({ type }: ChartRequest) => type,
};

/** Returns `useExport` for the organisation chart. */
export function useChartExport(follower: Follower) {
  return useExport(calls, follower);
}
