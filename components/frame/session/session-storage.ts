import { dropAskedPage, keepAskedPage } from '#/components/frame/session/asked-page.ts';
import { readSession, type StoredSession } from '#/components/frame/session/stored-session.ts';
import { browserStorage, canKeep, lastingKeys } from '#/lib/platform/browser-storage.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Mirrors the chosen role for page loads, which send no header; it only selects among the person's roles. */
export const roleCookie = 'role';

/** The token that this tab was opened with or has stored: another tab may have signed in as someone else since. */
let tokenOfThisTab: string | null = null;
/** Leaving once is enough: the live connection, a refused call and another tab may all report the session's end. */
let isLeaving = false;

/** The event that tells forms that the page is about to close because its session has ended. */
export const sessionEnd = 'sessionend';

/** Returns whether this page is being redirected to the sign-in. */
export function isLeavingSession(): boolean {
  return isLeaving;
}

/** Stores the session's bearer under its documented key, and keeps it as this tab's own. */
export function storeToken(token: string): void {
  browserStorage.keep('token', token);
  tokenOfThisTab = token;
}

export function storeRole(role: RoleName): void {
  browserStorage.keep('role', role);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = roleCookieLine(encodeURIComponent(role), 7 * 24 * 3600);
}

/** Returns the line that sets the role's cookie; with https, it's only sent over https. */
function roleCookieLine(value: string, maxAgeSeconds: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${roleCookie}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

/** Makes the stored session this tab's session. */
export function adoptSession(): StoredSession {
  const session = readSession();
  tokenOfThisTab = session.token;
  return session;
}

/** Forgets this browser's session. */
export function clearSession(): void {
  // Clearing a list and writing it back would lose what another tab stores in between.
  const lasting: readonly string[] = Object.values(lastingKeys);
  for (const key of browserStorage.keys()) if (!lasting.includes(key)) browserStorage.drop(key);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = roleCookieLine('', 0);
}

/**
 * Opens /signIn because this tab's session has ended; a session that another tab has opened since stays, and the next
 * sign-in returns here. Without storage there was no session: the page says so. If a URL is given, nothing returns
 * here.
 */
export function leaveSession(address?: string): void {
  if (isLeaving) return;
  isLeaving = true;
  if (address) dropAskedPage();
  else {
    keepAskedPage(location.href);
    window.dispatchEvent(new Event(sessionEnd));
  }
  if (browserStorage.read('token') === tokenOfThisTab) clearSession();
  location.assign(address ?? (canKeep() ? '/signIn?notice=ended' : '/signIn'));
}

/** Signs out with the given call; this tab then ignores the event that its session ended. Throws the call's errors. */
export async function signOutWith(end: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await end();
  } finally {
    isLeaving = false;
  }
  leaveSession('/signIn');
}
