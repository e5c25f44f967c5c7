import { ApiError } from '#/lib/api/call.ts';

/** Leads to /404 where a form can't help: after a fault of the server and for a missing thing. */
export function leaveOnFailure(error: Error): void {
  if (error instanceof ApiError && (error.status === 500 || error.status === 404)) location.assign('/404');
}
