import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { isProblem } from '#/lib/platform/errors.ts';

/** Redirects to the not-found page, which answers 404 at its own URL. */
export function redirectToNotFound(of?: 'check-in' | 'unsubscribe' | 'pulse'): never {
  redirect(of ? `/404?of=${of}` : '/404');
}

/**
 * Redirects for things that may be deleted while a page is open. A page load is redirected. A page that is only
 * refreshed, for example because its team was just deleted, shows the message in place.
 */
export async function leaveOrSayMissing(): Promise<never> {
  const isAskedAgain = (await headers()).get('sec-fetch-dest') === 'empty';
  if (isAskedAgain) notFound();
  redirectToNotFound();
}

/** Returns the result of a query; leaves the page if it's missing or this person may not see it. */
export async function orNotFound<T extends object>(answer: Promise<T>): Promise<T> {
  return (await nullIfDenied(answer)) ?? leaveOrSayMissing();
}

/** Returns the result of a query, or null if it's missing or this person may not see it. */
export function nullIfDenied<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) return null;
    throw error;
  });
}
