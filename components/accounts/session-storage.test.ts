import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, storeRole } from '#/components/accounts/session-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The cookie lines that a page at this address writes. */
function cookiesWrittenAt(address: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null, clear: () => undefined });
  vi.stubGlobal('document', {
    set cookie(line: string) {
      written.push(line);
    },
  });
  storeRole('Team Leader');
  clearSession();
  return written;
}

it('mirrors the role in a cookie of this site alone, on https of https alone', () => {
  expect(cookiesWrittenAt('https://product.example/signIn')).toEqual([
    'role=Team%20Leader; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    'role=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect(cookiesWrittenAt('http://localhost:3000/signIn')).toEqual([
    'role=Team%20Leader; Path=/; Max-Age=604800; SameSite=Lax',
    'role=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});
