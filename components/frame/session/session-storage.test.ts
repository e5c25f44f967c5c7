import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, storeRole } from '#/components/frame/session/session-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The cookie lines that a page at this address writes. */
function cookiesWrittenAt(address: string): string[] {
  const lines: string[] = [];
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('localStorage', storageOf({}));
  vi.stubGlobal('document', {
    set cookie(line: string) {
      lines.push(line);
    },
  });
  storeRole('Team Leader');
  clearSession();
  return lines;
}

/** Like in browsers, stored entries are the only visible keys. */
function storageOf(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => delete entries[key],
  };
  return new Proxy(entries, { get: (_, key) => Reflect.get(methods, key) });
}

it('the session is forgotten, and neither the list of accounts nor the keys of conversations', () => {
  const lasting = { visitedAccounts: '[]', replyKeys: 'rpl_a' };
  const entries = { token: 'a', role: 'Member', previewToken: 'b', ...lasting };
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('localStorage', storageOf(entries));
  vi.stubGlobal('document', { cookie: '' });
  clearSession();
  expect(entries).toEqual(lasting);
});

it('the role is mirrored in a cookie for this site only, on https for https only', () => {
  expect(cookiesWrittenAt('https://product.example/signIn')).toEqual([
    'role=Team%20Leader; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    'role=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect(cookiesWrittenAt('http://localhost:3000/signIn')).toEqual([
    'role=Team%20Leader; Path=/; Max-Age=604800; SameSite=Lax',
    'role=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});
