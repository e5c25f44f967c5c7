import { ApiError } from '#/lib/api/call.ts';

/** Opens /404 if a form can't help: after a server error and for a missing thing. */
export function leaveOnFailure(error: Error): void {
  if (error instanceof ApiError && (error.status === 500 || error.status === 404)) location.assign('/404');
}
