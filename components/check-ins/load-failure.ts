import { ApiError } from '#/lib/api/call.ts';

/** What to do if a check-in can't be loaded: show a message in place, leave the page, or wait for the connection. */
export type LoadFailure =
  | { kind: 'say'; message: string }
  | { kind: 'leave'; to: '/404?of=check-in' | '/oops' }
  | { kind: 'wait' };

/** Returns the documented reaction to each failure of loading a check-in. */
export function loadFailureOf(error: unknown): LoadFailure {
  if (!(error instanceof ApiError)) return { kind: 'leave', to: '/oops' };
  if (error.status === 0) return { kind: 'wait' };
  if (error.status === 500 || error.status === 404) return { kind: 'leave', to: '/404?of=check-in' };
  if (error.status === 422) return { kind: 'say', message: error.message };
  if (error.status === 400) return { kind: 'say', message: '' };
  return { kind: 'leave', to: '/oops' };
}
