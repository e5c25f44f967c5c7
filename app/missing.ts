import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { isProblem } from '#/lib/platform/errors.ts';

/** Leads to the not-found page, which answers 404 at its own address, whatever it is that is not there. */
export function leaveForMissing(of?: 'check-in'): never {
  redirect(of ? `/404?of=${of}` : '/404');
}

/**
 * The same for what may vanish under an open page: the page load of a browser or a program leads away, but a page that
 * is only asked again, say because its team was just deleted, says it in its place and stays on its own way.
 */
export async function leaveOrSayMissing(): Promise<never> {
  const isAskedAgain = (await headers()).get('sec-fetch-dest') === 'empty';
  if (isAskedAgain) notFound();
  leaveForMissing();
}

/** Returns what a query answers; what is not there or not this person's to see is missing. */
export async function orMissing<T extends object>(answer: Promise<T>): Promise<T> {
  return (await ifAllowed(answer)) ?? leaveOrSayMissing();
}

/** Returns what a query answers, or null for what is not there or not this person's to see. */
export function ifAllowed<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) return null;
    throw error;
  });
}
