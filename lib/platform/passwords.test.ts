import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isCommonPassword, verifyPassword } from '#/lib/platform/passwords.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0, verified: [] as string[] }));

// Files share what they load: this one loads anew what stands on the fake, and leaves nothing of it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** The real library, counting. */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  async function counted<T>(compute: () => Promise<T>): Promise<T> {
    work.most = Math.max(work.most, ++work.running);
    try {
      return await compute();
    } finally {
      work.running--;
    }
  }
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => counted(() => real.hash(...given)),
    verify: (...given: Parameters<typeof real.verify>) => {
      work.verified.push(String(given[0]));
      return counted(() => real.verify(...given));
    },
  };
});

beforeEach(() => {
  Object.assign(work, { running: 0, most: 0, verified: [] });
});

describe('a stored password', () => {
  it('is argon2id with 19 MiB, two passes and one lane, and a salt of its own', async () => {
    const [first, second] = [await hashPassword('calm-harbour-42'), await hashPassword('calm-harbour-42')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
    expect(second).not.toBe(first);
  });

  it('is the one as typed, in any script, at any allowed length', async () => {
    for (const password of ['pässwörd 🐙 ሰላም', 'x'.repeat(128), ' calm ']) {
      const stored = await hashPassword(password);
      expect(await verifyPassword(password, stored)).toBe(true);
      expect(await verifyPassword(password.trim() === password ? `${password} ` : password.trim(), stored)).toBe(false);
    }
    const long = await hashPassword('x'.repeat(128));
    expect(await verifyPassword('x'.repeat(127), long)).toBe(false);
  });
});

describe('a password of nobody', () => {
  it('takes the same work as one of somebody, and is wrong', async () => {
    const stored = await hashPassword('calm-harbour-42');
    await verifyPassword('wrong', stored);
    expect(await verifyPassword('nobody has this password', null)).toBe(false);
    const [known, unknown] = work.verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(unknown).toBe(known);
  });
});

it('no more than two are hashed at once, and all are answered', async () => {
  const stored = await hashPassword('calm-harbour-42');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => verifyPassword(i % 2 ? 'calm-harbour-42' : 'wrong', stored)),
  );
  expect(answers).toEqual([false, true, false, true, false, true, false, true]);
  expect(work.most).toBe(2);
});

it('knows what everybody tries first, in any capitals', async () => {
  const guesses = ['password1', 'PASSWORD1', 'qwertyuiop', 'letmein1', 'iloveyou'];
  expect(await Promise.all(guesses.map(isCommonPassword))).toEqual(guesses.map(() => true));
  expect(await isCommonPassword('calm-harbour-42')).toBe(false);
});
