import { SetupFailure } from '../../server/embedded/setup-failure.mjs';

/** Opens one connection for a piece of work. The driver is imported late: it comes with the dependencies. */
export async function withClient(databaseUrl, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // The query in flight fails with the same words.
  await client.connect().catch((error) => {
    throw new SetupFailure(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A refused connection to a name with several addresses has its words only in the parts. */
function reasonOf(error) {
  return error.message || error.errors?.[0]?.message || error.code;
}

/** Makes the database where the cluster has none of that name. */
export function createDatabaseOnce(adminUrl, name) {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  });
}

/** Removes a database together with whoever is connected to it. */
export function dropDatabase(adminUrl, name) {
  return withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}
