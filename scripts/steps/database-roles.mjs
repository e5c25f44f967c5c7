// What the owner of the tables also does: the job queue's tables, and the rights of the processes'
// role.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { withClient } from './database-client.mjs';
import { root } from './places.mjs';
import { runNode } from './processes.mjs';

const QUEUE_SCHEMA = 'pgboss';

/**
 * Upgrades the tables of the job queue to what this release's pg-boss needs; returns whether it had to. Its program
 * only starts then, because that takes a moment.
 */
export async function installQueue(databaseUrl) {
  const { pgboss } = JSON.parse(readFileSync(path.join(root, 'node_modules/pg-boss/package.json'), 'utf8'));
  if ((await queueVersion(databaseUrl)) >= pgboss.schema) return false;
  await runNode('scripts/steps/install-queue.mjs', [], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  return true;
}

function queueVersion(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('${QUEUE_SCHEMA}.version') IS NOT NULL AS is_there`);
    if (!rows[0].is_there) return 0;
    const { rows: versions } = await client.query(`SELECT version FROM ${QUEUE_SCHEMA}.version`);
    return versions[0]?.version ?? 0;
  });
}

/** Returns the role with which a database URL signs in. */
export function roleOf(databaseUrl) {
  return decodeURIComponent(new URL(databaseUrl).username);
}

/** Lets a role read and write rows, and nothing else; each run does this for new tables. */
export async function allowRows(ownerUrl, role) {
  if (!role || role === roleOf(ownerUrl)) return;
  try {
    await withClient(ownerUrl, async (client) => {
      const name = client.escapeIdentifier(role);
      for (const schema of ['public', QUEUE_SCHEMA]) {
        await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${name}`);
        await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name}`);
        await client.query(`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${name}`);
      }
      await client.query(`REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${name}`);
    });
  } catch (error) {
    throw new SetupFailure(`Couldn’t give the role ${role} in DATABASE_URL its rights: ${error.message}`);
  }
}
