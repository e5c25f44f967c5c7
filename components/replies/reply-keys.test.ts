import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canMakeKeys,
  dropReplyKey,
  keepReplyKey,
  makeReplyKey,
  readReplyFragment,
  readReplyKeys,
  replyPath,
} from '#/components/replies/reply-keys.ts';
import { replyHash } from '#/lib/domain/coaching/coaching.schema.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a reply key', () => {
  it('is unique for each text, and the server gets what it would derive from it itself', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, makeReplyKey));
    for (const { token, hash } of keys) {
      expect(token).toMatch(/^rpl_[\w-]{43}$/);
      expect(hash).toBe(Buffer.from(hashSecret(token)).toString('base64url'));
      expect(replyHash.parse(hash)).toBe(hash);
    }
    const parts = keys.flatMap(({ token, hash }) => [token, hash]);
    expect(new Set(parts).size).toBe(100);
  });

  it('isn’t created if the browser has no SHA-256', () => {
    expect(canMakeKeys()).toBe(true);
    vi.stubGlobal('crypto', {});
    expect(canMakeKeys()).toBe(false);
  });
});

describe('a URL of a conversation', () => {
  it('contains a key after the #, with or without the full stop of its sentence', () => {
    const token = `rpl_${'a'.repeat(43)}`;
    for (const behind of ['', '.', '>', '%20']) expect(readReplyFragment(`#k=${token}${behind}`)).toBe(token);
    expect(new URL(replyPath(token), 'https://x.example').hash).toBe(`#k=${token}`);
    expect([readReplyFragment(''), readReplyFragment('#k='), readReplyFragment('#x=1')]).toEqual([null, null, null]);
    expect(readReplyFragment('#k=other')).toBe('other');
  });
});

describe('the keys of a browser', () => {
  const entries = new Map<string, string>();
  beforeEach(() => {
    entries.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
  });
  const token = (letter: string) => `rpl_${letter.repeat(43)}`;

  it('are stored once, newest first, until they are removed', () => {
    for (const letter of ['a', 'b', 'a']) expect(keepReplyKey(token(letter))).toBe(true);
    expect(readReplyKeys()).toEqual([token('a'), token('b')]);
    dropReplyKey(token('a'));
    expect(readReplyKeys()).toEqual([token('b')]);
    dropReplyKey(token('b'));
    expect([readReplyKeys(), entries.size]).toEqual([[], 0]);
  });

  it('don’t include other stored data, and are empty if nothing is stored', () => {
    entries.set('replyKeys', `x ${token('a')}  rpl_short`);
    expect(readReplyKeys()).toEqual([token('a')]);
    vi.stubGlobal('localStorage', undefined);
    expect([readReplyKeys(), keepReplyKey(token('b'))]).toEqual([[], false]);
  });
});
