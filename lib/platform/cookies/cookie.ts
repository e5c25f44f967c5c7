import type { Cookie } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';

/** Returns the name of a cookie for one host: over https, browsers send `__Host-` cookies to the host that set them. */
export function hostCookieName(name: string): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}${name}`;
}

/** Returns the `Set-Cookie` value: hidden from scripts, sent with links from elsewhere but not with other requests. */
export function serializeCookie({ name, value, maxAgeSeconds }: Cookie): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
