import type { Cookie } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';

/** A sign-in ticket on its way back from a provider, and the pass that a solved puzzle has earned. */
export type ShortCookie = 'ticket' | 'captcha';

/** Returns the name of a cookie that carries one secret from one call to the next. */
export function shortCookieName(kind: ShortCookie): string {
  return hostCookieName(`unboxt.${kind}`);
}

/**
 * Returns the cookie for a secret, or what removes it. Addresses end up in logs, histories and the Referer, and a
 * fragment in the history too; a cookie is read by no script, lives as long as its secret, and one POST takes it.
 */
export function shortCookie(kind: ShortCookie, value: string | null, maxAgeSeconds: number): Cookie {
  return { name: shortCookieName(kind), value, maxAgeSeconds };
}
