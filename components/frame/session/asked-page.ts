import { tabStorage } from '#/lib/platform/browser-storage.ts';

const key = 'askedPage';
const home = '/dashboard';

/**
 * Keeps, for this tab, the page that was requested while no one was signed in; URLs of other sites are dropped. The
 * part behind `#` stays in the browser, which passes it to the page that it's redirected to: home, if none is named.
 */
export function keepAskedPage(address: string, hash = ''): void {
  const own = ownAddress(address || (hash && home));
  if (own) tabStorage.keep(key, own.includes('#') ? own : own + hash);
}

/** Forgets the page: someone has signed out, or begins something else. */
export function dropAskedPage(): void {
  tabStorage.drop(key);
}

/**
 * Returns the first page of a new session, once: the requested page if this person may see it in the role that they
 * sign in with, otherwise home.
 */
export async function takeAskedPage(): Promise<string> {
  const askedPage = ownAddress(tabStorage.read(key) ?? '');
  dropAskedPage();
  if (!askedPage || new URL(askedPage).pathname === home) return askedPage ?? home;
  // A page of another role, and things that are someone else's or deleted, redirect elsewhere; so does home, but to the
  // role's own.
  const answer = await fetch(askedPage, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
  return answer?.ok ? askedPage : home;
}

/** Returns whether the server knows this browser's session: without one its pages redirect to the sign-in. */
export async function isSignedIn(): Promise<boolean> {
  const answer = await fetch(home, { method: 'HEAD' }).catch(() => null);
  return answer?.ok === true && new URL(answer.url).pathname !== '/signIn';
}

/** Returns the whole URL, because a path alone may look like another host; null for a page of another site. */
function ownAddress(address: string): string | null {
  const url = address && URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  if (url?.origin !== location.origin || /^\/(api|signIn)(\/|$)/.test(url.pathname)) return null;
  return url.href;
}
