import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../server/embedded/postgres.mjs';
import { createDatabaseOnce, dropDatabase, withClient } from './database-client.mjs';
import { allowRows, installQueue, roleOf } from './database-roles.mjs';
import { migrate } from './migrations.mjs';
import { dataDir, embeddedDatabase } from './places.mjs';
import { atStop, runNode, stopOnFailure } from './processes.mjs';
import { isProduction, isSet, toolEnv } from './settings.mjs';
import { complain, say } from './terminal.mjs';

const EMBEDDED_PORT = 54329;

/** Returns the URL of the database to use: the given one, or the embedded cluster's, which it starts. */
export async function ensureDatabase() {
  if (isProduction() || isSet('DATABASE_URL')) return process.env.DATABASE_URL;
  const postgres = await startCluster({ dataDir: dataDir(), preferredPort: EMBEDDED_PORT });
  if (fs.existsSync(seedingNote())) await dropDatabase(postgres.url('postgres'), embeddedDatabase);
  await createDatabaseOnce(postgres.url('postgres'), embeddedDatabase);
  return postgres.url(embeddedDatabase);
}

/** Starts an embedded cluster for this command; it is restarted when it crashes, or everything ends. */
export async function startCluster(options) {
  const postgres = await startPostgres(options);
  atStop(postgres.stop);
  postgres.keepRunning(complain).catch(stopOnFailure);
  if (postgres.adopted) say('PostgreSQL was still running from an earlier start: taken over.');
  return postgres;
}

/**
 * Upgrades unboXt's and the job queue's tables to this release, as the role that owns them. If the processes use
 * another role, gives that role its rights.
 */
export async function ensureMigrated(databaseUrl) {
  const ownerUrl = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_DIRECT_URL || databaseUrl;
  const applied = await migrate(ownerUrl);
  for (const name of applied) say(`✓ Migration ${name}`);
  if (await installQueue(ownerUrl)) say('✓ Job queue');
  if (process.env.MIGRATION_DATABASE_URL) await allowRows(ownerUrl, roleOf(databaseUrl));
}

/** Fills an empty database with the demo company; never in production. */
export async function ensureSeeded(settings) {
  if (isProduction() || (await hasRow(settings.DATABASE_URL, 'companies'))) return;
  fs.writeFileSync(seedingNote(), '');
  const env = toolEnv({ ...settings, NODE_ENV: 'production' });
  say('  Creating the demo company …');
  await runNode('prisma/seed/main.ts', [], { env, show: true });
  fs.rmSync(seedingNote(), { force: true });
}

/** Returns a file that exists while the seed runs: an embedded database with an unfinished seed is created again. */
function seedingNote() {
  return path.join(dataDir(), 'seeding');
}

export function hasRow(databaseUrl, table, condition = 'true', values = []) {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} WHERE ${condition} LIMIT 1`, values);
    return rowCount === 1;
  });
}
