import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
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

function query(sql: string): Promise<{ rows: Row[] }> {
  return withClient(url, (client: { query: (text: string) => Promise<{ rows: Row[] }> }) => client.query(sql));
}

it('leaves one finished row per migration, as the CLI of Prisma would', async () => {
  const { rows } = await query(
    'SELECT * FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  expect(rows.map((row) => row.migration_name)).toEqual(names);
  for (const row of rows)
    expect(row).toMatchObject({ checksum: expect.stringMatching(/^[0-9a-f]{64}$/), applied_steps_count: 1 });
});

it('has nothing to do twice', async () => {
  expect(await migrate(url)).toEqual([]);
});

it('waits for another that migrates the same database', async () => {
  expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
});

it('refuses to go on when an applied migration was edited', async () => {
  await query("UPDATE _prisma_migrations SET checksum = 'other'");
  await expect(migrate(url)).rejects.toThrow(`Migration ${names[0]} was edited after it was applied.`);
});

it('refuses to go on after one that failed', async () => {
  await query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(migrate(url)).rejects.toThrow('failed earlier');
});
