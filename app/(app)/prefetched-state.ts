import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';

/** One answer that a page's screen would otherwise ask for first. */
export type CacheEntry = readonly [key: readonly unknown[], answer: unknown];

/** Returns the cache of a page, filled with what its screen asks for first. */
export function prefetchedState(...entries: CacheEntry[]): DehydratedState {
  const queryClient = new QueryClient();
  for (const [key, answer] of entries) queryClient.setQueryData(key, answer);
  return dehydrate(queryClient);
}
