import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isCommonPassword, verifyPassword } from '#/lib/platform/passwords.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0, verified: [] as string[] }));

// Test files share loaded modules, so this one reloads those that use the fake, and leaves none of them.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** The real library, counting. */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  async function countRun<T>(compute: () => Promise<T>): Promise<T> {
    work.most = Math.max(work.most, ++work.running);
    try {
      return await compute();
    } finally {
      work.running--;
    }
  }
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => countRun(() => real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => {
      work.verified.push(String(args[0]));
      return countRun(() => real.verify(...args));
    },
  };
});

beforeEach(() => {
  Object.assign(work, { running: 0, most: 0, verified: [] });
});

describe('a stored password', () => {
  it('is argon2id with 19 MiB, two passes and one lane, and its own salt', async () => {
    const [first, second] = [await hashPassword('calm-harbour-42'), await hashPassword('calm-harbour-42')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
    expect(second).not.toBe(first);
  });

  it('is used as typed, in any script, at any allowed length', async () => {
    for (const password of ['pässwörd 🐙 ሰላም', 'x'.repeat(128), ' calm ']) {
      const passwordHash = await hashPassword(password);
      expect(await verifyPassword(password, passwordHash)).toBe(true);
      expect(await verifyPassword(password.trim() === password ? `${password} ` : password.trim(), passwordHash)).toBe(
        false,
      );
    }
    const long = await hashPassword('x'.repeat(128));
    expect(await verifyPassword('x'.repeat(127), long)).toBe(false);
  });
});

describe('a password of an unknown person', () => {
  it('takes as much work as another person’s, and is wrong', async () => {
    const passwordHash = await hashPassword('calm-harbour-42');
    await verifyPassword('wrong', passwordHash);
    expect(await verifyPassword('nobody has this password', null)).toBe(false);
    const [settings, dummySettings] = work.verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(dummySettings).toBe(settings);
  });
});

it('at most two passwords are hashed at a time, and all calls are answered', async () => {
  const passwordHash = await hashPassword('calm-harbour-42');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => verifyPassword(i % 2 ? 'calm-harbour-42' : 'wrong', passwordHash)),
  );
  expect(answers).toEqual([false, true, false, true, false, true, false, true]);
  expect(work.most).toBe(2);
});

it('the most common passwords are known, in any capitals', async () => {
  const guesses = ['password1', 'PASSWORD1', 'qwertyuiop', 'letmein1', 'iloveyou'];
  expect(await Promise.all(guesses.map(isCommonPassword))).toEqual(guesses.map(() => true));
  expect(await isCommonPassword('calm-harbour-42')).toBe(false);
});

describe('a password with letters that machines compose differently', () => {
  const [composed, apart] = ['Zürich-größe-café-42'.normalize('NFC'), 'Zürich-größe-café-42'.normalize('NFD')];

  it('is the same password', async () => {
    for (const first of [composed, apart])
      for (const typed of [composed, apart]) expect(await verifyPassword(typed, await hashPassword(first))).toBe(true);
    expect(await verifyPassword('Zurich-grosse-cafe-42', await hashPassword(composed))).toBe(false);
  });

  it('matches a hash of the typed form', async () => {
    const { hash } = await import('@node-rs/argon2');
    for (const typed of [composed, apart]) expect(await verifyPassword(typed, await hash(apart))).toBe(true);
  });

  it('is hashed once if it has only one spelling, also without a stored hash', async () => {
    await verifyPassword('calm-harbour-42', null);
    expect(work.verified).toHaveLength(1);
    work.verified = [];
    await verifyPassword(composed, null);
    expect(work.verified).toHaveLength(2);
  });
});
