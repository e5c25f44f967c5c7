import type { Cookie } from '#/lib/platform/context.ts';
import { hostCookieName } from '#/lib/platform/cookies/cookie.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';

export const deviceCookieDays = 365;
const lifeSeconds = deviceCookieDays * 24 * 3600;
const mostPeople = 20;
/** Bound to a place of its own: no other sealed text can pass for this one, nor the reverse. */
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

/** Returns the cookie with one more person in it; it is encrypted and serves only to recognise accounts. */
export function deviceCookieWith(value: string | undefined, userId: number): Cookie {
  const others = readDeviceCookie(value).filter((id) => id !== userId);
  const remembered: Remembered = {
    people: [userId, ...others].slice(0, mostPeople),
    until: Date.now() + lifeSeconds * 1000,
  };
  const sealed = Buffer.from(seal(place, JSON.stringify(remembered))).toString('base64url');
  return { name: deviceCookieName(), value: sealed, maxAgeSeconds: lifeSeconds };
}
