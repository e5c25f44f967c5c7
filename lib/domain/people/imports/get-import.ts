import { shownErrors } from '#/lib/domain/people/constants.ts';
import { listLeavers } from '#/lib/domain/people/import-changes/list-leavers.ts';
import { presentImport } from '#/lib/domain/people/imports/import.present.ts';
import { listImporterNames } from '#/lib/domain/people/imports/list-importer-names.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Returns an import of the company, whether previewed, running or finished; throws `not_found`. */
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
    companyName: ctx.company.name,
    names: await listImporterNames(ctx, [peopleImport]),
    now: ctx.clock.now(),
    wrongRows,
    leavers: peopleImport.state === 'previewed' ? await listLeavers(ctx, id) : [],
    remainders: outcomes.flatMap(({ outcome, _count }) => (outcome === null ? [] : { reason: outcome, count: _count })),
  });
}
