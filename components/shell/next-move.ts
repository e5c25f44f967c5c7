import type { StoredSession } from '#/components/accounts/session-storage.ts';
import { homes } from '#/components/shell/navigation.ts';

/** Where a tab goes when what the browser stores has changed: nowhere, anew to the same page, or to an address. */
export function nextMove(mine: StoredSession, stored: StoredSession): 'stay' | 'reload' | `/${string}` {
  const isOther = stored.token !== mine.token;
  if (!stored.token) return '/signIn';
  // With another token, somebody is signing in right now in another tab: their role follows.
  if (!stored.role) return isOther ? 'stay' : '/signIn';
  if (isOther) return homes[stored.role];
  if (!mine.role) return 'reload';
  return stored.role === mine.role ? 'stay' : homes[stored.role];
}
