'use client';

import { useQuery } from '@tanstack/react-query';
import { lastOfDepartment } from '#/components/dashboards/company/company-inputs.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company/company.contract.ts';

/** Loads the company's or a department's results, with its lines over the same period as the teams' next to them. */
export function useScopeFigures(period: PeriodName, departmentId: number, enabled = true) {
  const input = { query: { period, departmentId } };
  return useQuery({
    queryKey: queryKey(getCompanyDashboardContract, input),
    queryFn: ({ signal }) => call(getCompanyDashboardContract, input, signal),
    enabled,
    placeholderData: lastOfDepartment(departmentId, enabled),
  });
}
