import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, canKeep, tabStorage } from '#/lib/platform/browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Acts like a browser that blocks cookies and site data: even reading throws. */
function blockStorage(): void {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, new Proxy({}, { get: deny, ownKeys: deny }));
}

/** A storage with these items; if it is full, storing throws. */
function stubStorage(items: Record<string, string>, { isFull = false } = {}): void {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => delete items[key],
  };
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_, key) => Reflect.get(methods, key) }));
}

describe('a browser that stores data', () => {
  it('returns what was stored, and nothing after it is removed', () => {
    stubStorage({ role: 'Member' });
    expect(canKeep()).toBe(true);
    expect(browserStorage.keep('token', 'a')).toBe(true);
    expect([browserStorage.read('token'), browserStorage.read('other')]).toEqual(['a', null]);
    browserStorage.drop('token');
    expect(browserStorage.keys()).toEqual(['role']);
  });
});

describe('a browser that blocks storage', () => {
  it('finds and stores nothing, and nothing throws', () => {
    blockStorage();
    for (const storage of [browserStorage, tabStorage]) {
      expect([storage.read('token'), storage.keep('token', 'a'), storage.keys()]).toEqual([null, false, []]);
      expect(() => storage.drop('token')).not.toThrow();
    }
    expect(canKeep()).toBe(false);
  });
});

describe('a browser with full storage', () => {
  it('still finds what is there, and says that it stored nothing more', () => {
    stubStorage({ token: 'a' }, { isFull: true });
    expect([browserStorage.read('token'), browserStorage.keep('role', 'Member'), canKeep()]).toEqual([
      'a',
      false,
      false,
    ]);
  });
});
