import { decode, encode } from 'next-auth/jwt';
import type { Cookie } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';

const lifeSeconds = 365 * 24 * 3600;
const mostPeople = 20;
/** A key of its own: neither can a session cookie be passed off as this one nor the reverse. */
const salt = 'device';

/** Name of the cookie that remembers who has signed in with this browser. */
export function deviceCookieName(): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}unboxt.device`;
}

/** The ids of the people who have signed in with this browser, newest first; none for a cookie not made here. */
export async function readDeviceCookie(value: string | undefined): Promise<number[]> {
  if (!value) return [];
  const token = await decode({ secret: env().AUTH_SECRET, token: value, salt }).catch(() => null);
  const people = token?.people;
  return Array.isArray(people) ? people.filter((id): id is number => Number.isInteger(id)) : [];
}

/** The cookie with one more person in it; encrypted, and good for nothing but recognising accounts. */
export async function deviceCookieWith(value: string | undefined, userId: number): Promise<Cookie> {
  const others = (await readDeviceCookie(value)).filter((id) => id !== userId);
  const people = [userId, ...others].slice(0, mostPeople);
  const token = await encode({ secret: env().AUTH_SECRET, maxAge: lifeSeconds, token: { people }, salt });
  return { name: deviceCookieName(), value: token, maxAgeSeconds: lifeSeconds };
}
