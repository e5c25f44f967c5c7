import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything on the screen about the company's plan. By name, as `refreshPulses` does. */
export function refreshBilling(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => /Billing|Membership/.test(String(queryKey[0])) });
}
