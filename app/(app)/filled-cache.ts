import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';

/** One answer that a page's screen would otherwise ask for first. */
export type CacheEntry = readonly [key: readonly unknown[], answer: unknown];

/** The cache of a page, filled with what its screen asks first. */
export function filledCache(...entries: CacheEntry[]): DehydratedState {
  const queryClient = new QueryClient();
  for (const [key, answer] of entries) queryClient.setQueryData(key, answer);
  return dehydrate(queryClient);
}

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** One value of the query by its name, the first of several. */
export async function readQuery(searchParams: SearchParams, name: string): Promise<string | undefined> {
  return [(await searchParams)[name]].flat()[0];
}
