'use client';

import { type Follower, useExport } from '#/components/reports/use-export.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { exportReportContract, fetchReportContract } from '#/lib/domain/reports/contract.ts';

/** Most files are there by then; for others the dialog shows how far they are. */
const waitSeconds = 4;

export type WantedReport = Input<typeof exportReportContract>['body'];

const calls = {
  begin: (wanted: WantedReport) => call(exportReportContract, { body: { ...wanted, waitSeconds } }),
  fetchAgain: (id: string) => call(fetchReportContract, { params: { id } }),
  deliveryOf: ({ flag }: WantedReport) => flag,
};

/** `useExport` for reports of the dashboards. */
export function useReport(follower: Follower) {
  return useExport(calls, follower);
}
