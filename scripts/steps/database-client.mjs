import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { say } from './terminal.mjs';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;
/** Errors if no server listens yet, or one is just starting. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', '57P03']);

/** Opens one connection for a piece of work. */
export async function withClient(databaseUrl, work) {
  const client = await connect(databaseUrl);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits up to a minute for a database, which may start last after a power cut. */
async function connect(databaseUrl) {
  // Imported late, because it comes with the dependencies.
  const { default: pg } = await import('pg');
  const deadline = Date.now() + PATIENCE_MS;
  for (let isRepeated = false; ; isRepeated = true) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {}); // The query in flight fails with the same words.
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isAway(error) || Date.now() > deadline) {
        throw new SetupFailure(`The database in DATABASE_URL can’t be reached: ${reasonOf(error)}`);
      }
      if (!isRepeated) say(`  Waiting up to a minute for the database in DATABASE_URL: ${reasonOf(error)}`);
      await sleep(PAUSE_MS);
    }
  }
}

function isAway(error) {
  // The driver's own errors, which have no code.
  return AWAY.has(error.code) || /^(timeout expired|Connection terminated)/.test(error.message);
}

/** Returns the reason of an error: for a name with several IP addresses, only the parts have a message. */
function reasonOf(error) {
  return error.message || error.errors?.[0]?.message || error.code;
}

/** Creates the database if the cluster has none with that name. */
export function createDatabaseOnce(adminUrl, name) {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  });
}

/** Drops a database and its connections. */
export function dropDatabase(adminUrl, name) {
  return withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}
