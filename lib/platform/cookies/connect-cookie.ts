import { decode, encode } from 'next-auth/jwt';
import { newestSecret, readLaterWithSecrets } from '#/lib/platform/auth-secrets.ts';
import type { Cookie } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';

const lifeSeconds = 10 * 60;
/** Gives this cookie a key of its own, so that no other cookie can pass for it. */
const salt = 'connect';

/** A signed-in person on the way to connect an account held elsewhere. */
export interface Connecting {
  userId: number;
  sessionId: string;
  provider: string;
}

/** Returns the name of the cookie that remembers who is connecting an account while they are at the provider. */
export function connectCookieName(): string {
  return hostCookieName('unboxt.connect');
}

/** Returns the cookie for the way to the provider and back; for null, the one that removes it. */
export async function connectCookie(connecting: Connecting | null): Promise<Cookie> {
  if (!connecting) return { name: connectCookieName(), value: null, maxAgeSeconds: 0 };
  const token = { sub: String(connecting.userId), sid: connecting.sessionId, provider: connecting.provider };
  const value = await encode({ secret: newestSecret(), maxAge: lifeSeconds, token, salt });
  return { name: connectCookieName(), value, maxAgeSeconds: lifeSeconds };
}

/** Returns who is connecting, or null for a cookie that was not made here or is too old. */
export async function readConnectCookie(value: string | undefined): Promise<Connecting | null> {
  if (!value) return null;
  const token = await readLaterWithSecrets((secret) => decode({ secret, token: value, salt }));
  const { sub, sid, provider } = token ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof provider !== 'string') return null;
  return { userId: Number(sub), sessionId: sid, provider };
}
