import { showMessage } from '#/components/ui/show-message.ts';
import { ApiError } from '#/lib/api/call.ts';

/**
 * Where a failed rename leads: the server's words where the person may not do it, else away. Without a connection the
 * page stays, since no other could be reached.
 */
export function onRenameFailure(what: 'team' | 'department') {
  return (error: Error): void => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 0 || status === 403) showMessage({ kind: 'bad', text: error.message });
    else if (what === 'team' && (status === 404 || status === 500)) location.assign('/404');
    else location.assign('/pageOops');
  };
}
