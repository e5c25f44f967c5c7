'use client';

import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '#/lib/api/call.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company-contract.ts';

/**
 * The company, or a department, as its own lines in the steps in which teams are shown: by week, over a year
 * by month. Short time frames show the company by day, and a Monday is no week, so its weeks come from the longer one.
 */
export function useScopeFigures(period: PeriodName, departmentId: number) {
  const input = { query: { period: period === '1y' ? ('1y' as const) : ('6m' as const), departmentId } };
  const { data } = useQuery({
    queryKey: queryKey(getCompanyDashboardContract, input),
    queryFn: ({ signal }) => call(getCompanyDashboardContract, input, signal),
  });
  return data;
}
