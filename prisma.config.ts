import path from 'node:path';

// For `npx prisma`, which would download a native engine; ours ships inside a registry package (see
// scripts/schema-engine.mjs).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'scripts/schema-engine.mjs');

export default {
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // The CLI reads the address here; the running product reads it in lib/platform/env.ts.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres:postgres@127.0.0.1:5432/unboxt' },
};
