import * as z from 'zod';

const address = () => z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' });

/** Where the database is, and how and with which roles it is reached. */
export const databaseSettings = {
  DATABASE_URL: address().describe('PostgreSQL 15 or newer. Default: an embedded PostgreSQL 18 under `DATA_DIR`.'),
  DATABASE_DIRECT_URL: address()
    .optional()
    .describe(
      'The same database without a pooler, for live events, jobs and long reads; needed if `DATABASE_URL` is a pooler in transaction mode.',
    ),
  MIGRATION_DATABASE_URL: address()
    .optional()
    .describe(
      'The same database as its owner, for `scripts/migrate.mjs` only. The role of `DATABASE_URL` then needs to read and write rows, nothing else.',
    ),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10).describe('Connections per process.'),
} as const;
