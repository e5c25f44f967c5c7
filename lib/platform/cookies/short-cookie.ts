import type { Cookie } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';

/** A sign-in ticket on its way back from a provider, or the pass for a solved puzzle. */
export type ShortCookie = 'ticket' | 'captcha';

/** Returns the name of a cookie that carries one secret from one call to the next. */
export function shortCookieName(kind: ShortCookie): string {
  return hostCookieName(`unboxt.${kind}`);
}

/**
 * Returns the cookie for a secret; for null, the one that removes it. Addresses end up in logs, histories and the
 * Referer, fragments in histories; a cookie is hidden from scripts, lives as long as its secret, and serves one POST.
 */
export function shortCookie(kind: ShortCookie, value: string | null, maxAgeSeconds: number): Cookie {
  return { name: shortCookieName(kind), value, maxAgeSeconds };
}
