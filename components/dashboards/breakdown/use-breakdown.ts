import { useQuery } from '@tanstack/react-query';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { companyInput } from '#/components/dashboards/company/company-inputs.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown-contract.ts';

/** What stands beside the figures of the same filters. */
export function useBreakdown(filters: CompanyFilters, enabled = true) {
  const input = companyInput(filters);
  return useQuery({
    queryKey: queryKey(getBreakdownContract, input),
    queryFn: ({ signal }) => call(getBreakdownContract, input, signal),
    enabled,
    // As the figures beside it: another department's names would be wrong, not just old.
    placeholderData: (before, earlier) => {
      const [, earlierInput] = (earlier?.queryKey ?? []) as [string?, typeof input?];
      return earlierInput?.query.departmentId === filters.department ? before : undefined;
    },
  });
}
