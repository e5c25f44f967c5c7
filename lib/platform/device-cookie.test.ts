import { expect, it } from 'vitest';
import { deviceCookieWith, readDeviceCookie } from '#/lib/platform/device-cookie.ts';
import { encodeSessionCookie, readSessionCookie } from '#/lib/platform/session-cookie.ts';

async function cookieOf(...people: number[]): Promise<string> {
  let value: string | undefined;
  for (const id of people) value = (await deviceCookieWith(value, id)).value ?? undefined;
  return value ?? '';
}

it('remembers people, newest first and each once', async () => {
  expect(await readDeviceCookie(await cookieOf(7, 8, 7, 9))).toEqual([9, 7, 8]);
});

it('remembers twenty at most', async () => {
  const people = Array.from({ length: 25 }, (_, i) => i + 1);
  expect(await readDeviceCookie(await cookieOf(...people))).toEqual(people.reverse().slice(0, 20));
});

it('is nobody when it is missing, changed, or a session cookie; and opens no session', async () => {
  const value = await cookieOf(7);
  const session = await encodeSessionCookie({ id: 'abc', userId: 7, kind: 'browser' });
  for (const wrong of [undefined, '', 'x', `${value}x`, session]) expect(await readDeviceCookie(wrong)).toEqual([]);
  expect(await readSessionCookie(value)).toBeNull();
});
