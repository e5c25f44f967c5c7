import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { withClient } from './database-client.mjs';
import { root } from './places.mjs';
import { say } from './terminal.mjs';

/**
 * How long a migration waits for a lock before it steps back and tries again. Others that ask for the table after it
 * also wait this long, while old processes still serve.
 */
const defaults = { folder: path.join(root, 'prisma/migrations'), lockMs: 3000, pauseMs: 2000, attempts: 60 };
const LOCK_PAUSE_MS = 200;
const CREATE_SCHEMA = /^CREATE SCHEMA IF NOT EXISTS "public";$/m;
/** Someone has held what it needs for too long, or waits for what it holds; both are temporary. */
const IN_THE_WAY = new Set(['55P03', '40P01']);
const INSUFFICIENT_PRIVILEGE = '42501';
/** The lock that Prisma's own CLI takes, so the two exclude each other. */
const PRISMA_ADVISORY_LOCK = 72_707_369;

/**
 * Applies the missing migrations and returns their names. It leaves the rows that `prisma migrate deploy` leaves,
 * without the second that its CLI takes.
 */
export function migrate(databaseUrl, options = {}) {
  const settings = { ...defaults, ...options };
  return withClient(databaseUrl, async (client) => {
    await lock(client);
    await prepareNotes(client);
    const applied = await appliedMigrations(client);
    const pending = readMigrations(settings.folder).filter((migration) => !isApplied(migration, applied));
    for (const migration of pending) await applyWithRetries(client, migration, settings);
    return pending.map((migration) => migration.name);
  });
}

async function prepareNotes(client) {
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id varchar(36) PRIMARY KEY,
      checksum varchar(64) NOT NULL,
      finished_at timestamptz,
      migration_name varchar(255) NOT NULL,
      logs text,
      rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(),
      applied_steps_count integer NOT NULL DEFAULT 0)`);
  } catch (error) {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new SetupFailure(
      `The role may not create tables: ${error.message}. Set MIGRATION_DATABASE_URL to the address of their owner.`,
    );
  }
}

/**
 * Waits until no other process migrates. It polls, because a session that waits for a lock holds a snapshot, and an
 * index that is built CONCURRENTLY waits for all snapshots.
 */
async function lock(client) {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${PRISMA_ADVISORY_LOCK}) AS locked`);
    if (rows[0].locked) return;
    await sleep(LOCK_PAUSE_MS);
  }
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

function readMigrations(folder) {
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

/** Applies a migration once no one holds what it needs: while it waits for a lock, it must not stop those behind it. */
async function applyWithRetries(client, migration, { lockMs, pauseMs, attempts }) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, lockMs);
    } catch (error) {
      if (!IN_THE_WAY.has(error.code) || attempt === attempts)
        throw new SetupFailure(`Migration ${migration.name} was refused by the database: ${error.message}`);
      if (attempt === 1) say(`  ${migration.name} waits for a table that is in use …`);
      await sleep(pauseMs);
    }
  }
}

async function apply(client, migration, lockMs) {
  // An index is built while others write. PostgreSQL only does that outside transactions, one statement at a time.
  if (/\bCONCURRENTLY\b/.test(migration.sql)) {
    for (const statement of migration.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
    return note(client, migration);
  }
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query(await withoutOwnSchema(client, migration.sql));
    await note(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Returns a migration without the creation of an existing schema, which a role without rights on the database may not
 * even ask for.
 */
async function withoutOwnSchema(client, sql) {
  if (!CREATE_SCHEMA.test(sql)) return sql;
  const { rows } = await client.query("SELECT to_regnamespace('public') IS NOT NULL AS is_there");
  return rows[0].is_there ? sql.replace(CREATE_SCHEMA, '') : sql;
}

function note(client, { name, checksum }) {
  return client.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ($1, $2, now(), $3, 1)`,
    [randomUUID(), checksum, name],
  );
}
