import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';

/** One answer that a page's screen would otherwise ask for first. */
export type CacheEntry = readonly [key: readonly unknown[], answer: unknown];

/** The cache of a page, filled with what its screen asks first. */
export function filledCache(...entries: CacheEntry[]): DehydratedState {
  const queryClient = new QueryClient();
  for (const [key, answer] of entries) queryClient.setQueryData(key, answer);
  return dehydrate(queryClient);
}
