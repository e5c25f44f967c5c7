import path from 'node:path';
import { dataDir, embeddedDatabase } from './scripts/steps/places.mjs';
import { runningUrl } from './server/embedded/postgres.mjs';

// The CLI would download a native engine; ours ships inside a registry package (see scripts/schema-engine.mjs).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'scripts/schema-engine.mjs');
process.env.CHECKPOINT_DISABLE ??= '1';

export default {
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  /** As for the product: the given URL, or the embedded database's while `npm start` runs. */
  datasource: { url: process.env.DATABASE_URL || runningUrl(dataDir(), embeddedDatabase) },
};
