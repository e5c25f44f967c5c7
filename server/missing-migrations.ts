import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const folder = path.join(import.meta.dirname, '../prisma/migrations');

/** Returns the names of this release's migrations that the database hasn't finished, oldest first. */
export async function missingMigrations(): Promise<string[]> {
  const rows = asRows(
    z.object({ migration_name: z.string() }),
    await pool().query(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    ),
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !applied.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}
