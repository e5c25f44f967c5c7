import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything on the screen about the company's plan. Queries are found by name, as in `refreshPulses`. */
export function refreshBilling(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => /Billing|Membership/.test(String(queryKey[0])) });
}
