import type { Cookie } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';

/** Name of a cookie that is one host's own: over https browsers hold `__Host-` cookies to this very host. */
export function hostCookieName(name: string): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}${name}`;
}

/** The `Set-Cookie` value: out of reach of scripts, sent on links from elsewhere but not on requests, https where there is. */
export function serializeCookie({ name, value, maxAgeSeconds }: Cookie): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
