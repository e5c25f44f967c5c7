import { shownErrors } from '#/lib/domain/people/constants.ts';
import { presentImport } from '#/lib/domain/people/present.ts';
import { listNamesOf } from '#/lib/domain/people/steps/list-names-of.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** An import of the company, while it is a preview, at work, or over; throws `not_found`. */
export async function getImport(ctx: UserCtx, id: number) {
  const found = await ctx.db.peopleImport.findFirst({ where: { id, companyId: ctx.company.id } });
  if (!found) throw notFound();
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
  return presentImport(found, {
    companyName: ctx.company.name,
    names: await listNamesOf(ctx, [found]),
    now: ctx.clock.now(),
    wrongRows,
    kept: outcomes.flatMap(({ outcome, _count }) => (outcome === null ? [] : { reason: outcome, count: _count })),
  });
}
