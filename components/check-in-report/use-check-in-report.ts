'use client';

import { useQuery } from '@tanstack/react-query';
import { reportInput } from '#/components/check-in-report/check-in-report.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';

/** Loads the report of a day; while another day of the same team loads, the previous report stays. */
export function useCheckInReport(team: number, date: string | null) {
  const input = reportInput(team, date);
  return useQuery({
    queryKey: queryKey(getCheckInReportContract, input),
    queryFn: ({ signal }) => call(getCheckInReportContract, input, signal),
    placeholderData: (previous) => (previous?.team.id === team ? previous : undefined),
  });
}
