import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { isProblem } from '#/lib/platform/errors.ts';

/** One answer that a page's screen would otherwise ask for first. */
export type CacheEntry = readonly [key: readonly unknown[], answer: unknown];

/** The cache of a page, filled with what its screen asks first. */
export function filledCache(...entries: CacheEntry[]): DehydratedState {
  const queryClient = new QueryClient();
  for (const [key, answer] of entries) queryClient.setQueryData(key, answer);
  return dehydrate(queryClient);
}

/** What a query answers; what is not there or not this person's to see is the not-found page. */
export function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) notFound();
    throw error;
  });
}

/** A part of a path as the person reads it; the not-found page for one that cannot be read. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    notFound();
  }
}

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** One value of the query by its name, the first of several. */
export async function readQuery(searchParams: SearchParams, name: string): Promise<string | undefined> {
  return [(await searchParams)[name]].flat()[0];
}
