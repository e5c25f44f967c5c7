import { homes } from '#/components/frame/links/navigation.ts';
import type { StoredSession } from '#/components/frame/session/stored-session.ts';

/** Returns what a tab does when the stored session has changed: it stays, reloads, or goes to a URL. */
export function nextMove(mine: StoredSession, storedSession: StoredSession): 'stay' | 'reload' | `/${string}` {
  const isOther = storedSession.token !== mine.token;
  if (!storedSession.token) return '/signIn';
  // With another token, someone is signing in right now in another tab: their role is stored next.
  if (!storedSession.role) return isOther ? 'stay' : '/signIn';
  if (isOther) return homes[storedSession.role];
  if (!mine.role) return 'reload';
  return storedSession.role === mine.role ? 'stay' : homes[storedSession.role];
}
