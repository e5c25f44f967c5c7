'use client';

import { type Follower, useExport } from '#/components/reports/use-export.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { exportReportContract, fetchReportContract } from '#/lib/domain/reports/exports/exports.contract.ts';

/** Most files are ready by then; for others the dialog shows the progress. */
const waitSeconds = 4;

export type ReportOptions = Input<typeof exportReportContract>['body'];

const calls = {
  begin: (options: ReportOptions) => call(exportReportContract, { body: { ...options, waitSeconds } }),
  fetchAgain: (id: string) => call(fetchReportContract, { params: { id } }),
  deliveryOf: ({ flag }: ReportOptions) => flag,
};

/** Returns `useExport` for reports of the dashboards. */
export function useReport(follower: Follower) {
  return useExport(calls, follower);
}
