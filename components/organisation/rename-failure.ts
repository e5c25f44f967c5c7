import { ApiError } from '#/lib/api/call.ts';

/**
 * Leaves the page after a failed rename; if only the right is missing, the field says so instead. Without a connection
 * the page stays, because no other could be loaded.
 */
export function onRenameFailure(what: 'team' | 'department') {
  return (error: Error): void => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 0 || status === 403) return;
    location.assign(what === 'team' && (status === 404 || status === 500) ? '/404' : '/pageOops');
  };
}
