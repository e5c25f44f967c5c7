import { describe, expect, it } from 'vitest';
import { encodeSessionCookie, readSessionCookie } from '#/lib/platform/cookies/cookies.ts';
import { env } from '#/lib/platform/env.ts';
import { keyedHash, keyedHashes, seal, unseal } from '#/lib/platform/secret-box.ts';
import { hashSecret, mailedToken, newSecret, readMailedToken, readVersionedToken } from '#/lib/platform/tokens.ts';

const kinds = ['pwd_', 'rst_', 'inv_', 'srv_', 'uns_'] as const;

describe('an emailed token', () => {
  it.each(kinds)('%s names its row, and is only of its own kind', (kind) => {
    const token = mailedToken(kind, 1234);
    expect(readMailedToken(kind, token)).toBe(1234);
    for (const other of kinds.filter((one) => one !== kind)) {
      expect(readMailedToken(other, token)).toBeNull();
      expect(readMailedToken(other, token.replace(kind, other))).toBeNull();
    }
  });

  it('is invalid with any character changed, added or left out', () => {
    const token = mailedToken('rst_', 1234);
    for (let at = 0; at < token.length; at++) {
      const changed = token[at] === 'a' ? 'b' : 'a';
      expect(readMailedToken('rst_', token.slice(0, at) + changed + token.slice(at + 1))).toBeNull();
      expect(readMailedToken('rst_', token.slice(0, at) + token.slice(at + 1))).toBeNull();
    }
    for (const spoilt of [`${token}a`, ` ${token}`, `${token}\n`, token.toUpperCase()])
      expect(readMailedToken('rst_', spoilt)).toBeNull();
  });

  it('of a row that is emailed again names its version, and isn’t valid for the first', () => {
    const token = mailedToken('inv_', 1234, 2);
    expect(token).toMatch(/^inv_ya\.2\.[\w-]{43}$/);
    expect(readVersionedToken('inv_', token)).toEqual({ id: 1234, version: 2 });
    expect(readMailedToken('inv_', token)).toBeNull();
    for (const spoilt of [token.replace('.2.', '.3.'), token.replace('.2.', '.1.'), token.replace('.2.', '.')])
      expect(readVersionedToken('inv_', spoilt)).toBeNull();
  });

  it('of the first version is the same as without versions', () => {
    expect(readVersionedToken('inv_', mailedToken('inv_', 1234))).toEqual({ id: 1234, version: 1 });
    expect(mailedToken('inv_', 1234, 1)).toBe(mailedToken('inv_', 1234));
  });

  it('of one row isn’t valid for another', () => {
    const signature = mailedToken('srv_', 1).split('.')[1];
    expect(readMailedToken('srv_', `srv_2.${signature}`)).toBeNull();
  });

  it.each(['', 'rst_', 'rst_.', 'rst_1', 'rst_zzzzzzzz.x', `rst_1.${'A'.repeat(43)}`, `rst_-1.${'A'.repeat(43)}`])(
    'can’t be invented: %j',
    (text) => expect(readMailedToken('rst_', text)).toBeNull(),
  );
});

it('a secret has 256 random bits, and what is stored doesn’t reveal it', () => {
  const [first, second] = [newSecret('sb_'), newSecret('sb_')];
  expect(Buffer.from(first.token.slice(3), 'base64url')).toHaveLength(32);
  expect(second.token).not.toBe(first.token);
  expect(first.hash).toEqual(hashSecret(first.token));
  expect(first.hash).toHaveLength(32);
});

it('links, cookies, boxes and codes of an older secret stay valid, and new ones use the newest', async () => {
  const before = env().AUTH_SECRET;
  const [older, newer] = ['o'.repeat(31), 'n'.repeat(31)].map((letters, index) => `${letters}${index}`) as [
    string,
    string,
  ];
  const make = async (...secrets: [string, ...string[]]) => {
    env().AUTH_SECRET = secrets;
    return {
      token: mailedToken('rst_', 1234),
      cookie: await encodeSessionCookie({ id: 'a-session', userId: 7, kind: 'browser' }),
      box: seal('user:7', 'JBSWY3DP'),
      hash: keyedHash('user:7', 'abc'),
    };
  };
  const read = async (things: Awaited<ReturnType<typeof make>>, ...secrets: [string, ...string[]]) => {
    env().AUTH_SECRET = secrets;
    return {
      token: readMailedToken('rst_', things.token),
      cookie: await readSessionCookie(things.cookie),
      box: unseal('user:7', things.box),
      isHash: keyedHashes('user:7', 'abc').some((hash) => Buffer.from(hash).equals(Buffer.from(things.hash))),
    };
  };
  const asMade = { token: 1234, cookie: 'a-session', box: 'JBSWY3DP', isHash: true };
  const nothing = { token: null, cookie: null, box: null, isHash: false };
  try {
    const old = await make(older);
    expect(await read(old, newer, older)).toEqual(asMade);
    expect(await read(old, newer)).toEqual(nothing);
    const fresh = await make(newer, older);
    expect(await read(fresh, newer)).toEqual(asMade);
    expect(await read(fresh, older)).toEqual(nothing);
  } finally {
    env().AUTH_SECRET = before;
  }
});
