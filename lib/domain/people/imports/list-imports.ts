import { presentImportSummary } from '#/lib/domain/people/imports/import.present.ts';
import { listImporterNames } from '#/lib/domain/people/imports/list-importer-names.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The last fifty imports of the company that were started, the newest first. */
export async function listImports(ctx: UserCtx) {
  const imports = await ctx.db.peopleImport.findMany({
    where: { companyId: ctx.company.id, state: { not: 'previewed' } },
    orderBy: { id: 'desc' },
    take: 50,
  });
  const names = await listImporterNames(ctx, imports);
  const now = ctx.clock.now();
  return { imports: imports.map((row) => presentImportSummary(row, names, now)) };
}
