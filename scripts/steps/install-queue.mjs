// Creates or upgrades the tables of the job queue in the database of DATABASE_URL. Run by Node 24, which pg-boss needs.
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import { withClient } from './database-client.mjs';

const SCHEMA = 'pgboss';

await withClient(process.env.DATABASE_URL, async (client) => {
  const { rows } = await client.query(
    'SELECT to_regnamespace($1) IS NOT NULL AS has_schema, to_regclass($2) IS NOT NULL AS is_installed',
    [SCHEMA, `${SCHEMA}.version`],
  );
  const { has_schema: hasSchema, is_installed: isInstalled } = rows[0];
  if (!isInstalled) return client.query(getConstructionPlans(SCHEMA, { createSchema: !hasSchema }));
  const { rows: versions } = await client.query(`SELECT version FROM ${SCHEMA}.version`);
  return client.query(getMigrationPlans(SCHEMA, versions[0].version));
});
