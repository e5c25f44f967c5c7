import * as z from 'zod';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Returns the addresses of an import's right rows that nobody of the company has an account with. */
export async function listNewcomers(tx: Transaction, importId: number): Promise<string[]> {
  const rows = asRows(
    z.object({ email: z.string() }),
    await tx.$queryRaw`
    SELECT DISTINCT position ->> 'email' AS email
    FROM people_imports i JOIN people_import_rows r ON r.import_id = i.id, jsonb_array_elements(r.positions) AS position
    WHERE i.id = ${importId} AND r.errors = '[]'::jsonb AND NOT EXISTS (
      SELECT FROM users u WHERE u.company_id = i.company_id AND u.email = position ->> 'email'
        AND (u.confirmed_at IS NOT NULL OR u.blocked_at IS NOT NULL))
    ORDER BY 1`,
  );
  return rows.map(({ email }) => email);
}
