import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { withClient } from './database-client.mjs';
import { root } from './places.mjs';

const folder = path.join(root, 'prisma/migrations');
/** The lock that Prisma's own CLI takes, so the two exclude each other. */
const PRISMA_ADVISORY_LOCK = 72_707_369;

/**
 * Brings the database to the newest migration and returns the names of those it applied. Leaves the same rows as
 * `prisma migrate deploy`, without the second that its CLI takes.
 */
export function migrate(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${PRISMA_ADVISORY_LOCK})`);
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id varchar(36) PRIMARY KEY,
      checksum varchar(64) NOT NULL,
      finished_at timestamptz,
      migration_name varchar(255) NOT NULL,
      logs text,
      rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(),
      applied_steps_count integer NOT NULL DEFAULT 0)`);
    const applied = await appliedMigrations(client);
    const pending = readMigrations().filter((migration) => !isApplied(migration, applied));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  });
}

async function appliedMigrations(client) {
  const { rows } = await client.query(
    'SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) {
    throw new SetupFailure(`Migration ${failed.name} failed earlier. See "prisma migrate resolve" to mend it.`);
  }
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function readMigrations() {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => {
      const sql = fs.readFileSync(path.join(folder, entry.name, 'migration.sql'), 'utf8');
      return { name: entry.name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isApplied({ name, checksum }, applied) {
  if (!applied.has(name)) return false;
  if (applied.get(name) === checksum) return true;
  throw new SetupFailure(`Migration ${name} was edited after it was applied. Undo the edit and add a new migration.`);
}

async function apply(client, { name, sql, checksum }) {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new SetupFailure(`Migration ${name} was refused by the database: ${error.message}`);
  }
}
