import { tabStorage } from '#/lib/platform/browser-storage.ts';

const key = 'askedPage';
const home = '/dashboard';

/**
 * Keeps, for this tab, the page that was asked for while no one was signed in; an address of another site is dropped.
 * The part behind `#` stays in the browser, which hands it to the page it is redirected to: home, where none is named.
 */
export function keepAskedPage(address: string, hash = ''): void {
  const own = ownAddress(address || (hash && home));
  if (own) tabStorage.keep(key, own.includes('#') ? own : own + hash);
}

/** Forgets the page: someone chose to sign out, or begins something else. */
export function dropAskedPage(): void {
  tabStorage.drop(key);
}

/**
 * Returns where a new session begins, once: on the page that was asked for if it has an answer for this person in the
 * role they sign in with, else at home.
 */
export async function takeAskedPage(): Promise<string> {
  const askedPage = ownAddress(tabStorage.read(key) ?? '');
  dropAskedPage();
  if (!askedPage || new URL(askedPage).pathname === home) return askedPage ?? home;
  // A page of another role, and things that are foreign or gone, lead elsewhere; so does home, but to one’s own.
  const answer = await fetch(askedPage, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
  return answer?.ok ? askedPage : home;
}

/** Returns whether the server knows this browser's session: without one its pages lead to the sign-in. */
export async function isSignedIn(): Promise<boolean> {
  const answer = await fetch(home, { method: 'HEAD' }).catch(() => null);
  return answer?.ok === true && new URL(answer.url).pathname !== '/signIn';
}

/** Returns the whole address, for a path alone may look like another host; null for what is no page of this site. */
function ownAddress(address: string): string | null {
  const url = address && URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  if (url?.origin !== location.origin || /^\/(api|signIn)(\/|$)/.test(url.pathname)) return null;
  return url.href;
}
