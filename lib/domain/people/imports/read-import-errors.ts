import { readColumns } from '#/lib/domain/people/constants.ts';
import type { ImportRow, RowError } from '#/lib/domain/people/import-file/import-row.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { notFound } from '#/lib/platform/errors.ts';

const PAGE = 500;

/** Every wrong row of an import as CSV: its line, its cells, and what is wrong; throws `not_found`. */
export async function readImportErrors(ctx: UserCtx, id: number): Promise<Response> {
  const count = await ctx.db.peopleImport.count({ where: { id, companyId: ctx.company.id } });
  if (count === 0) throw notFound();
  return csvResponse('wrong-rows.csv', linesOf(ctx, id));
}

async function* linesOf(ctx: UserCtx, importId: number): AsyncGenerator<string> {
  yield csvLine(['Line', 'What is wrong', ...readColumns.map(({ title }) => title)]);
  for (let after = 0; ; ) {
    const rows = await ctx.db.peopleImportRow.findMany({
      where: { importId, line: { gt: after }, errors: { not: [] } },
      orderBy: { line: 'asc' },
      take: PAGE,
    });
    for (const { line, cells, errors } of rows) {
      const words = (errors as unknown as RowError[]).map(({ field, message }) => `${field}: ${message}`).join(' ');
      const row = cells as unknown as ImportRow;
      yield csvLine([line, words, ...readColumns.map(({ name }) => row[name] ?? '')]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.line;
  }
}
