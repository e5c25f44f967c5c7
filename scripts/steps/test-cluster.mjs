// A throw-away PostgreSQL for all tests: a template database with every migration, copied where needed.
import path from 'node:path';
import { startPostgres } from '../../server/embedded/postgres.mjs';
import { withClient } from './database-client.mjs';
import { migrate } from './migrations.mjs';
import { dataDir } from './places.mjs';

const PREFERRED_PORT = 54339;
const TEMPLATE = 'template_of_tests';
const CLONE = 'test_';

export function testFolder() {
  return path.join(dataDir(), 'test');
}

/** Starts the cluster, without crash safety, and recreates the template. */
export async function startTestCluster() {
  const postgres = await startPostgres({ dataDir: testFolder(), preferredPort: PREFERRED_PORT, volatile: true });
  const clusterUrl = postgres.url('postgres');
  await dropLeftovers(clusterUrl);
  await withClient(clusterUrl, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await migrate(postgres.url(TEMPLATE));
  await withClient(clusterUrl, (client) =>
    client.query(`ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true ALLOW_CONNECTIONS false`),
  );
  return { clusterUrl, stop: postgres.stop };
}

/** Copies the empty template or another database, and returns the copy's URL. */
export async function cloneTemplate(clusterUrl, name, template = TEMPLATE) {
  const database = CLONE + name;
  // Copied as files, which keeps the pages out of the log.
  const copy = `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`;
  await withClient(clusterUrl, (client) => client.query(copy));
  const address = new URL(clusterUrl);
  address.pathname = database;
  return address.href;
}

/** Drops databases of earlier runs, and the template, whose migrations may be older. */
async function dropLeftovers(clusterUrl) {
  await withClient(clusterUrl, async (client) => {
    const { rows } = await client.query('SELECT datname, datistemplate FROM pg_database WHERE datname ~ $1', [
      `^(${TEMPLATE}$|${CLONE})`,
    ]);
    for (const { datname, datistemplate } of rows) {
      if (datistemplate) await client.query(`ALTER DATABASE ${datname} IS_TEMPLATE false`);
      await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    }
  });
}
