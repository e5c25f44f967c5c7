import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { offerBuiltFiles, readBuiltFile } from '#/server/built-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'built-files-'));
const file = 'chunks/4f.js';

beforeAll(async () => {
  await testDatabase();
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, file), 'export {};');
  writeFileSync(path.join(folder, `${file}.br`), '');
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const ageInHours = async () => {
  const { rows } = await pool().query('SELECT extract(epoch FROM now() - offered_at) / 3600 AS hours FROM built_files');
  // The database's clock may be a moment behind, so this avoids −0.
  return rows.map(({ hours }) => Math.floor(Number(hours) + 0.5));
};

it('built files are stored once by servers that start together, and read by those of other releases', async () => {
  await Promise.all(Array.from({ length: 4 }, () => offerBuiltFiles(folder)));
  expect(await ageInHours()).toEqual([0]);
  expect(gunzipSync((await readBuiltFile(file)) ?? '').toString()).toBe('export {};');
  expect(await readBuiltFile(`${file}.br`)).toBeUndefined();
});

it('built files stay as long as a server offers them', async () => {
  await pool().query("UPDATE built_files SET offered_at = now() - interval '7 days'");
  await offerBuiltFiles(folder);
  expect(await ageInHours()).toEqual([0]);
});

it('built files don’t stop a start if the database accepts no rows', async () => {
  await pool().query('ALTER TABLE built_files RENAME TO built_files_away');
  await expect(offerBuiltFiles(folder)).resolves.toBeUndefined();
  await pool().query('ALTER TABLE built_files_away RENAME TO built_files');
});
