import { decode, encode } from 'next-auth/jwt';
import { newestSecret, readLaterWithSecrets } from '#/lib/platform/auth-secrets.ts';
import type { SessionKind } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';

/** How long a session lives without use, and at most. */
export const sessionLife = {
  browser: { idleSeconds: 12 * 3600, absoluteSeconds: 7 * 24 * 3600 },
  api: { idleSeconds: 3600, absoluteSeconds: 12 * 3600 },
} as const;

/** Name of the next-auth session cookie. */
export function sessionCookieName(): string {
  return hostCookieName('next-auth.session-token');
}

/** Returns the cookie half of a session: person, session and kind only. Role, company and name are read live. */
export function encodeSessionCookie(session: { id: string; userId: number; kind: SessionKind }): Promise<string> {
  return encode({
    secret: newestSecret(),
    maxAge: sessionLife.browser.absoluteSeconds,
    token: { sub: String(session.userId), sid: session.id, kind: session.kind },
  });
}

/** Returns the session id in a cookie made by `encodeSessionCookie`, or null for anything else. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null;
  const token = await readLaterWithSecrets((secret) => decode({ secret, token: value }));
  return typeof token?.sid === 'string' ? token.sid : null;
}
