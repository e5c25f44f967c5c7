import { decode, encode } from 'next-auth/jwt';
import type { Cookie } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';
import { env } from '#/lib/platform/env.ts';

const lifeSeconds = 10 * 60;
/** A key of its own: no other cookie of ours can be passed off as this one. */
const salt = 'connect';

/** A signed-in person on the way to connect an account held elsewhere. */
export interface Connecting {
  userId: number;
  sessionId: string;
  provider: string;
}

/** Name of the cookie that carries who is connecting through the page of the provider. */
export function connectCookieName(): string {
  return hostCookieName('unboxt.connect');
}

/** The cookie for a way to the provider and back; without somebody, what removes it. */
export async function connectCookie(connecting: Connecting | null): Promise<Cookie> {
  if (!connecting) return { name: connectCookieName(), value: null, maxAgeSeconds: 0 };
  const token = { sub: String(connecting.userId), sid: connecting.sessionId, provider: connecting.provider };
  const value = await encode({ secret: env().AUTH_SECRET, maxAge: lifeSeconds, token, salt });
  return { name: connectCookieName(), value, maxAgeSeconds: lifeSeconds };
}

/** Who is connecting, or null for a cookie that was not made here or is too old. */
export async function readConnectCookie(value: string | undefined): Promise<Connecting | null> {
  if (!value) return null;
  const token = await decode({ secret: env().AUTH_SECRET, token: value, salt }).catch(() => null);
  const { sub, sid, provider } = token ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof provider !== 'string') return null;
  return { userId: Number(sub), sessionId: sid, provider };
}
