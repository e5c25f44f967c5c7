import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkEnv } from '#/lib/platform/env.ts';
import { isRepetitive } from '#/lib/platform/secret-strength.ts';

it.each([
  ['one letter', 'a'.repeat(32)],
  ['one letter, often', 'a'.repeat(1000)],
  ['a word', 'secret'.repeat(6)],
  ['words with dashes', 'changeme-changeme-changeme-changeme'],
  ['half a key twice', '0f3a91c27be4d856'.repeat(2)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyzabcdef'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcbazyxwvu'],
  ['digits', '12345678901234567890123456789012'],
  ['two letters in any order', 'abbabaababbbabaabbabababaabbabab'],
])('%s is refused', (_title, secret) => expect(isRepetitive(secret)).toBe(true));

it.each([
  ['hex', 16],
  ['hex', 32],
  ['base64', 24],
  ['base64', 32],
  ['base64url', 24],
  ['base64url', 64],
] as const)('no key of random bytes as %s, %i of them, is refused', (encoding, length) => {
  for (let i = 0; i < 5000; i++) expect(isRepetitive(randomBytes(length).toString(encoding))).toBe(false);
});

const strong = randomBytes(32).toString('hex');

it.each([
  ['too short', 'AUTH_SECRET must have at least 32 characters, and a comma between two secrets'],
  [`${strong},old`, 'AUTH_SECRET must have at least 32 characters, and a comma between two secrets'],
  ['a'.repeat(32), 'AUTH_SECRET repeats itself and could be guessed'],
  [`${strong},${'a'.repeat(32)}`, 'AUTH_SECRET repeats itself and could be guessed'],
])('%s stops the start and says how to create a secret', (secret, words) => {
  const settings = { APP_URL: 'http://localhost:3000', DATABASE_URL: 'postgresql://x', SMTP_URL: 'smtp://x' };
  expect(checkEnv({ ...settings, AUTH_SECRET: secret })).toEqual({
    problems: [`${words}; create one with: openssl rand -hex 32`],
  });
});
