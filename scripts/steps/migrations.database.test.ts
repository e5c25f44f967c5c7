import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { withClient } from '#/scripts/steps/database-client.mjs';
import { migrate } from '#/scripts/steps/migrations.mjs';

interface Row {
  migration_name: string;
  checksum: string;
  applied_steps_count: number;
}

const names = readdirSync('prisma/migrations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

let url: string;

beforeAll(async () => {
  await testDatabase();
  url = process.env.DATABASE_URL ?? '';
});

/** The product's migrations and one more. */
function withMigration(name: string, sql: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync('prisma/migrations', folder, { recursive: true });
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  return folder;
}

function query(sql: string): Promise<{ rows: Row[] }> {
  return withClient(url, (client: { query: (text: string) => Promise<{ rows: Row[] }> }) => client.query(sql));
}

it('migrating leaves one finished row per migration, as Prisma’s CLI would', async () => {
  const { rows } = await query(
    'SELECT * FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  expect(rows.map((row) => row.migration_name)).toEqual(names);
  for (const row of rows)
    expect(row).toMatchObject({ checksum: expect.stringMatching(/^[0-9a-f]{64}$/), applied_steps_count: 1 });
});

it('migrating twice has nothing to do', async () => {
  expect(await migrate(url)).toEqual([]);
});

it('migrating waits for another process that migrates the same database', async () => {
  expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
});

it('migrating lets others finish with a table that it changes, and changes it then', async () => {
  const folder = withMigration('29990101000000_wide', 'ALTER TABLE faq_votes ADD COLUMN extra integer;');
  const waiting = "SELECT pid FROM pg_locks WHERE relation = 'faq_votes'::regclass AND NOT granted";
  const limits = { folder, lockMs: 50, pauseMs: 10, attempts: 1000 };
  await withClient(url, async (reader: { query: (text: string) => Promise<{ rows: Row[] }> }) => {
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM faq_votes');
    const migration = migrate(url, limits);
    await vi.waitFor(async () => expect((await query(waiting)).rows).toHaveLength(1), { interval: 1 });
    // Behind a statement that waits for ever, each of these would wait for ever too.
    for (let look = 0; look < 5; look += 1) await query('SELECT count(*) FROM faq_votes');
    await reader.query('COMMIT');
    await migration;
  });
  const { rows } = await query("SELECT * FROM _prisma_migrations WHERE migration_name = '29990101000000_wide'");
  expect(rows).toHaveLength(1);
});

it('migrating steps back if it and a writer wait for each other, and tries again', async () => {
  const sql = 'ALTER TABLE faq_votes ADD COLUMN other integer; ALTER TABLE faq_former_votes ADD COLUMN other integer;';
  const folder = withMigration('29990103000000_two', sql);
  mkdirSync(path.join(folder, '29990101000000_wide'));
  writeFileSync(
    path.join(folder, '29990101000000_wide', 'migration.sql'),
    'ALTER TABLE faq_votes ADD COLUMN extra integer;',
  );
  const waiting = "SELECT pid FROM pg_locks WHERE relation = 'faq_former_votes'::regclass AND NOT granted";
  await withClient(url, async (writer: { query: (text: string) => Promise<{ rows: Row[] }> }) => {
    // The writer never looks for a deadlock itself, so it's the migration that gives up, however busy the machine is.
    await writer.query("SET deadlock_timeout = '1min'; BEGIN; LOCK TABLE faq_former_votes IN ROW EXCLUSIVE MODE");
    const migration = migrate(url, { folder, lockMs: 5000, pauseMs: 10 });
    await vi.waitFor(async () => expect((await query(waiting)).rows).toHaveLength(1), { interval: 1 });
    await writer.query('LOCK TABLE faq_votes IN ROW EXCLUSIVE MODE');
    await writer.query('COMMIT');
    expect(await migration).toContain('29990103000000_two');
  });
});

it('migrating builds an index while others write', async () => {
  const sql =
    'DROP INDEX CONCURRENTLY IF EXISTS faq_extra;\nCREATE INDEX CONCURRENTLY faq_extra ON faq_votes (extra);\n';
  const folder = withMigration('29990102000000_index', sql);
  mkdirSync(path.join(folder, '29990101000000_wide'));
  const before = 'ALTER TABLE faq_votes ADD COLUMN extra integer;';
  writeFileSync(path.join(folder, '29990101000000_wide/migration.sql'), before);
  // Two in parallel: the index must not have to wait for the one that waits.
  const done = await Promise.all([migrate(url, { folder }), migrate(url, { folder })]);
  expect(done.flat()).toEqual(['29990102000000_index']);
  const { rows } = await query(
    "SELECT indexrelid FROM pg_index WHERE indexrelid = 'faq_extra'::regclass AND indisvalid",
  );
  expect(rows).toHaveLength(1);
});

it('migrating stops if an applied migration was edited', async () => {
  await query("UPDATE _prisma_migrations SET checksum = 'other'");
  await expect(migrate(url)).rejects.toThrow(`Migration ${names[0]} was edited after it was applied.`);
});

it('migrating stops after one that failed', async () => {
  await query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate(url)).rejects.toThrow('failed earlier');
});
