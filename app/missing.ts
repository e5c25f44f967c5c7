import { redirect } from 'next/navigation';
import { isProblem } from '#/lib/platform/errors.ts';

/** Leads to the not-found page, which answers 404 at its own address, whatever it is that is not there. */
export function leaveForMissing(of?: 'check-in'): never {
  redirect(of ? `/404?of=${of}` : '/404');
}

/** What a query answers; what is not there or not this person's to see leads to the not-found page. */
export function orMissing<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) leaveForMissing();
    throw error;
  });
}

/** A part of a path as the person reads it; one that cannot be read names nothing. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    leaveForMissing();
  }
}
