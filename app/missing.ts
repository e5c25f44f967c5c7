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

/** What a query answers; what is not there or not this person's to see is missing. */
export function orMissing<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) return leaveOrSayMissing();
    throw error;
  });
}
