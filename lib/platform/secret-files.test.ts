import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkEnv, settings } from '#/lib/platform/env.ts';
import { secretSettings } from '#/lib/platform/secret-files.mjs';

const secret = 'a-secret-that-only-this-test-ever-uses';
const others = { APP_URL: 'http://localhost:3000', DATABASE_URL: 'postgresql://x', SMTP_URL: 'smtp://x' };

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  fs.writeFileSync(path.join(folder, 'auth'), `${secret}\n`);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('a secret is read from the file that its setting names', () => {
  const checked = checkEnv({ ...others, AUTH_SECRET_FILE: path.join(folder, 'auth') });
  expect(checked).toMatchObject({ env: { AUTH_SECRET: [secret] } });
});

it('a file that can’t be read stops the start', () => {
  expect(checkEnv({ ...others, AUTH_SECRET: secret, AUTH_SECRET_FILE: 'none' })).toEqual({
    problems: [expect.stringMatching(/^AUTH_SECRET_FILE: ENOENT/)],
  });
});

it('every secret setting can be read from a file', () => {
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(secretSettings));
  expect(Object.keys(settings).filter((name) => /SECRET/.test(name) && !secretSettings.includes(name))).toEqual([]);
});
