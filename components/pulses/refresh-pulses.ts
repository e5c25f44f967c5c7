import type { QueryClient } from '@tanstack/react-query';

/**
 * Reloads everything about pulses on the screen: the calls with pulse in their name. Queries are found by name, because
 * every page listens for changes and would otherwise load their contracts.
 */
export function refreshPulses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => /Pulse/.test(String(queryKey[0])) });
}
