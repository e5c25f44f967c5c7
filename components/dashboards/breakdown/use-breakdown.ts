import { useQuery } from '@tanstack/react-query';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { companyInput, lastOfDepartment } from '#/components/dashboards/company/company-inputs.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';

/** What stands beside the figures of the same filters. */
export function useBreakdown(filters: CompanyFilters, enabled = true) {
  const input = companyInput(filters);
  return useQuery({
    queryKey: queryKey(getBreakdownContract, input),
    queryFn: ({ signal }) => call(getBreakdownContract, input, signal),
    enabled,
    placeholderData: lastOfDepartment(filters.department, enabled),
  });
}
