'use client';

import { type Delivery, type Follower, useExport } from '#/components/reports/use-export.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { exportChartContract, getChartExportContract } from '#/lib/domain/chart/contract.ts';

/** Small charts are there by then; of others the dialog shows how far they are. */
const waitSeconds = 3;

export type WantedChart = Input<typeof exportChartContract>['body'] & { type: Delivery };

const calls = {
  begin: (wanted: WantedChart) => call(exportChartContract, { body: { ...wanted, waitSeconds } }),
  fetchAgain: (id: string) => call(getChartExportContract, { params: { id } }),
  deliveryOf: ({ type }: WantedChart) => type,
};

/** `useExport` for the organisation chart. */
export function useChartExport(follower: Follower) {
  return useExport(calls, follower);
}
