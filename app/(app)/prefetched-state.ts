import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';

/** An answer that the page's screen would otherwise request first. */
export type CacheEntry = readonly [key: readonly unknown[], answer: unknown];

/** Returns a query cache that contains the first answers for a page's screen. */
export function prefetchedState(...entries: CacheEntry[]): DehydratedState {
  const queryClient = new QueryClient();
  for (const [key, answer] of entries) queryClient.setQueryData(key, answer);
  return dehydrate(queryClient);
}
