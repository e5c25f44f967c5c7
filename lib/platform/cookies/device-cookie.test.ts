import { expect, it } from 'vitest';
import { deviceCookieWith, readDeviceCookie } from '#/lib/platform/cookies/device-cookie.ts';
import { encodeSessionCookie, readSessionCookie } from '#/lib/platform/cookies/session-cookie.ts';

function cookieOf(...people: number[]): string {
  let value: string | undefined;
  for (const id of people) value = deviceCookieWith(value, id).value ?? undefined;
  return value ?? '';
}

it('remembers people, newest first and each once', () => {
  expect(readDeviceCookie(cookieOf(7, 8, 7, 9))).toEqual([9, 7, 8]);
});

it('remembers twenty at most', () => {
  const people = Array.from({ length: 25 }, (_, i) => i + 1);
  expect(readDeviceCookie(cookieOf(...people))).toEqual(people.reverse().slice(0, 20));
});

it('is nobody when it is missing, changed, or a session cookie; and opens no session', async () => {
  const value = cookieOf(7);
  const session = await encodeSessionCookie({ id: 'abc', userId: 7, kind: 'browser' });
  for (const wrong of [undefined, '', 'x', `${value}x`, session]) expect(readDeviceCookie(wrong)).toEqual([]);
  expect(await readSessionCookie(value)).toBeNull();
});
