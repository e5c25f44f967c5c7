import { beforeAll, expect, it } from 'vitest';
import {
  deviceCookieName,
  deviceCookieWith,
  encodeSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  serializeCookie,
  sessionCookieName,
} from '#/lib/platform/cookies/cookies.ts';

beforeAll(() => {
  process.env.APP_URL = 'https://unboxt.example';
});

it('a cookie over https is for this host only, out of reach of scripts and of other sites', () => {
  for (const name of [sessionCookieName(), deviceCookieName()]) {
    expect(name).toMatch(/^__Host-/);
    // `__Host-` requires Secure, Path=/ and no Domain; otherwise, browsers refuse the cookie.
    expect(serializeCookie({ name, value: 'abc', maxAgeSeconds: 60 })).toBe(
      `${name}=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
    );
  }
});

it('a cookie is deleted by an expired one', () => {
  expect(serializeCookie({ name: 'a', value: null, maxAgeSeconds: 60 })).toMatch(/^a=; Path=\/; Max-Age=0;/);
});

it('a cookie stays small enough for every browser, with all the people it may remember', () => {
  let value: string | undefined;
  for (let id = 2_147_483_600; id < 2_147_483_640; id++) value = deviceCookieWith(value, id).value ?? undefined;
  expect(`${deviceCookieName()}=${value}`.length).toBeLessThan(4096);
});

it('a cookie without encryption or with another algorithm is no session', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part({ sub: '1', sid: '0b9f6c6e-1111-4222-8333-444455556666', kind: 'browser' });
  for (const header of [{ alg: 'none' }, { alg: 'HS256' }, { alg: 'dir', enc: 'none' }])
    for (const cookie of [`${part(header)}.${claims}.`, `${part(header)}...${claims}.`])
      expect(await readSessionCookie(cookie)).toBeNull();
});

function cookieOf(...people: number[]): string {
  let value: string | undefined;
  for (const id of people) value = deviceCookieWith(value, id).value ?? undefined;
  return value ?? '';
}

it('a cookie remembers people, newest first and each once', () => {
  expect(readDeviceCookie(cookieOf(7, 8, 7, 9))).toEqual([9, 7, 8]);
});

it('a cookie remembers twenty people at most', () => {
  const people = Array.from({ length: 25 }, (_, i) => i + 1);
  expect(readDeviceCookie(cookieOf(...people))).toEqual(people.reverse().slice(0, 20));
});

it('a missing, changed or session cookie remembers no one, and a list of people opens no session', async () => {
  const value = cookieOf(7);
  const session = await encodeSessionCookie({ id: 'abc', userId: 7, kind: 'browser' });
  for (const wrong of [undefined, '', 'x', `${value}x`, session]) expect(readDeviceCookie(wrong)).toEqual([]);
  expect(await readSessionCookie(value)).toBeNull();
});
