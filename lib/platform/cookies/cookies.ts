import { decode, encode } from 'next-auth/jwt';
import { newestSecret, readLaterWithSecrets } from '#/lib/platform/auth-secrets.ts';
import { rememberedDays } from '#/lib/platform/browser-storage.ts';
import type { Cookie, SessionKind } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';

/** Returns the name of a cookie for one host: over https, browsers only send `__Host-` cookies to their host. */
export function hostCookieName(name: string): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}${name}`;
}

/**
 * Returns the `Set-Cookie` value: hidden from scripts, and sent with links from other sites but not with other calls.
 */
export function serializeCookie({ name, value, maxAgeSeconds }: Cookie): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

const lifeSeconds = 10 * 60;
/** Gives this cookie its own key, so that no other cookie can pass for it. */
const salt = 'connect';

/** A signed-in person who is connecting an external account. */
export interface Connecting {
  userId: number;
  sessionId: string;
  provider: string;
}

/** Returns the name of the cookie that remembers who is connecting an account while they are at the provider. */
export function connectCookieName(): string {
  return hostCookieName('unboxt.connect');
}

/** Returns the cookie for the way to the provider and back; if no one is connecting, the one that removes it. */
export async function connectCookie(connecting: Connecting | null): Promise<Cookie> {
  if (!connecting) return { name: connectCookieName(), value: null, maxAgeSeconds: 0 };
  const token = { sub: String(connecting.userId), sid: connecting.sessionId, provider: connecting.provider };
  const value = await encode({ secret: newestSecret(), maxAge: lifeSeconds, token, salt });
  return { name: connectCookieName(), value, maxAgeSeconds: lifeSeconds };
}

/** Returns who is connecting, or null if the cookie wasn't created here or is too old. */
export async function readConnectCookie(value: string | undefined): Promise<Connecting | null> {
  if (!value) return null;
  const token = await readLaterWithSecrets((secret) => decode({ secret, token: value, salt }));
  const { sub, sid, provider } = token ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof provider !== 'string') return null;
  return { userId: Number(sub), sessionId: sid, provider };
}

const deviceLifeSeconds = rememberedDays * 24 * 3600;
const mostPeople = 20;
/** Bound to its own purpose, so that no other encrypted text can pass for this one, nor the reverse. */
const place = 'device-cookie';

/** Returns the name of the cookie that remembers who has signed in with this browser. */
export function deviceCookieName(): string {
  return hostCookieName('unboxt.device');
}

/** Returns the ids of people who have signed in with this browser, newest first; none for a foreign or old cookie. */
export function readDeviceCookie(value: string | undefined): number[] {
  if (!value) return [];
  try {
    const { people, until } = JSON.parse(unseal(place, Buffer.from(value, 'base64url')) ?? '') as Remembered;
    return until > Date.now() ? people : [];
  } catch {
    return [];
  }
}

interface Remembered {
  people: number[];
  /** Unix time in milliseconds. */
  until: number;
}

/** Returns the cookie with one more person; it is encrypted and only used to recognise accounts. */
export function deviceCookieWith(value: string | undefined, userId: number): Cookie {
  const others = readDeviceCookie(value).filter((id) => id !== userId);
  const remembered: Remembered = {
    people: [userId, ...others].slice(0, mostPeople),
    until: Date.now() + deviceLifeSeconds * 1000,
  };
  const sealed = Buffer.from(seal(place, JSON.stringify(remembered))).toString('base64url');
  return { name: deviceCookieName(), value: sealed, maxAgeSeconds: deviceLifeSeconds };
}

/** How long a session lasts without use, and at most. */
export const sessionLife = {
  browser: { idleSeconds: 12 * 3600, absoluteSeconds: 7 * 24 * 3600 },
  api: { idleSeconds: 3600, absoluteSeconds: 12 * 3600 },
} as const;

/** Returns the name of the next-auth session cookie. */
export function sessionCookieName(): string {
  return hostCookieName('next-auth.session-token');
}

/** Returns the cookie of a session: only person, session and kind. Role, company and name are read on every call. */
export function encodeSessionCookie(session: { id: string; userId: number; kind: SessionKind }): Promise<string> {
  return encode({
    secret: newestSecret(),
    maxAge: sessionLife.browser.absoluteSeconds,
    token: { sub: String(session.userId), sid: session.id, kind: session.kind },
  });
}

/** Returns the session id in a cookie from `encodeSessionCookie`, or null for anything else. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null;
  const token = await readLaterWithSecrets((secret) => decode({ secret, token: value }));
  return typeof token?.sid === 'string' ? token.sid : null;
}

/**
 * A sign-in ticket returning from a provider, the pass for a solved captcha, a browser at its company's issuer, or a
 * browser whose person has just signed out.
 */
export type ShortCookie = 'ticket' | 'captcha' | 'company' | 'signedOut';

/** Returns the name of a cookie that carries one secret from one call to the next. */
export function shortCookieName(kind: ShortCookie): string {
  return hostCookieName(`unboxt.${kind}`);
}

/**
 * Returns the cookie for a secret; if the secret is null, the one that removes it. URLs end up in logs, histories and
 * the Referer, and fragments in histories; a cookie is hidden from scripts, lasts as long as its secret, and serves one
 * POST.
 */
export function shortCookie(kind: ShortCookie, value: string | null, maxAgeSeconds: number): Cookie {
  return { name: shortCookieName(kind), value, maxAgeSeconds };
}
