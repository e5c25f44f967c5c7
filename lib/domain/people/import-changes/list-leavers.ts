import * as z from 'zod';
import { shownErrors } from '#/lib/domain/people/constants.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-row.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Returns the names of the first people with an account who have left according to a previewed file. */
export async function listLeavers(ctx: UserCtx, importId: number): Promise<string[]> {
  const rows = asRows(
    z.object({ name: z.string(), email: z.string(), status: z.string() }),
    await ctx.db.$queryRaw`
    SELECT u.first_name || ' ' || u.last_name AS name, u.email, r.cells->>'status' AS status
    FROM people_import_rows r
    JOIN users u ON u.company_id = ${ctx.company.id} AND u.email = r.cells->>'email'
      AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
    WHERE r.import_id = ${importId} AND r.errors = '[]'::jsonb AND r.cells->>'status' <> ''
    ORDER BY r.line`,
  );
  const names = new Map(rows.filter(hasLeft).map(({ name, email }) => [email, name]));
  return [...names.values()].slice(0, shownErrors);
}
