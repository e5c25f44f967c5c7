import pg from 'pg';

/** The URL of the migrated, empty database that set-up has prepared; every benchmark copies it. */
export const templateUrl = process.env.DATABASE_URL ?? '';

/** Returns the URL of another database on the same server. */
export function urlOf(database: string): string {
  const url = new URL(templateUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Opens a few connections for a piece of work. */
export async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Replaces a database with a copy of another one, to which no one may be connected. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await dropDatabase(to);
  await withPool(urlOf('postgres'), (pool) =>
    pool.query(`CREATE DATABASE "${to}" TEMPLATE "${from}" STRATEGY file_copy`),
  );
}

export async function dropDatabase(name: string): Promise<void> {
  await withPool(urlOf('postgres'), (pool) => pool.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}

/** Returns the databases whose names begin with the prefix, each with its note. */
export async function listDatabases(prefix: string): Promise<{ name: string; note: string | null }[]> {
  const { rows } = await withPool(urlOf('postgres'), (pool) =>
    pool.query<{ name: string; note: string | null }>(
      `SELECT datname AS name, shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE starts_with(datname, $1)`,
      [prefix],
    ),
  );
  return rows;
}

/** Stores a note on a database. */
export async function noteOn(name: string, note: string): Promise<void> {
  await withPool(urlOf('postgres'), async (pool) => {
    const { rows } = await pool.query<{ literal: string }>('SELECT quote_literal($1) AS literal', [note]);
    await pool.query(`COMMENT ON DATABASE "${name}" IS ${rows[0]?.literal}`);
  });
}
