import * as z from 'zod';
import { shownErrors } from '#/lib/domain/people/constants.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-status.ts';
import { presentImport } from '#/lib/domain/people/imports/import.present.ts';
import { listImporterNames } from '#/lib/domain/people/imports/import.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Returns an import of the company, previewed, running or finished. Throws `not_found`. */
export async function getImport(ctx: UserCtx, id: number) {
  const peopleImport = await ctx.db.peopleImport.findFirst({ where: { id, companyId: ctx.company.id } });
  if (!peopleImport) throw notFound();
  const wrongRows = await ctx.db.peopleImportRow.findMany({
    where: { importId: id, errors: { not: [] } },
    orderBy: { line: 'asc' },
    take: shownErrors,
    select: { line: true, cells: true, errors: true },
  });
  const outcomes = await ctx.db.peopleImportChange.groupBy({
    by: ['outcome'],
    where: { importId: id, outcome: { not: 'undone' } },
    _count: true,
    orderBy: { outcome: 'asc' },
  });
  return presentImport(peopleImport, {
    locale: ctx.locale,
    companyName: ctx.company.name,
    names: await listImporterNames(ctx, [peopleImport]),
    now: ctx.clock.now(),
    wrongRows,
    leavers: peopleImport.state === 'previewed' ? await listLeavers(ctx, id) : [],
    remainders: outcomes.flatMap(({ outcome, _count }) => (outcome === null ? [] : { reason: outcome, count: _count })),
  });
}

/** Returns the names of the first people with an account who have left according to a previewed file. */
async function listLeavers(ctx: UserCtx, importId: number): Promise<string[]> {
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
  return [...new Map(rows.filter(hasLeft).map(({ name, email }) => [email, name])).values()].slice(0, shownErrors);
}
