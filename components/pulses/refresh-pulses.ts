import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what is on the screen about pulses: the calls whose names speak of them. By name, because every page
 * listens for changes, and their contracts would come along.
 */
export function refreshPulses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => /Pulse/.test(String(queryKey[0])) });
}
