import type { PeopleImport } from '#/generated/prisma/client.ts';
import { importRetention, readColumns } from '#/lib/domain/people/constants.ts';
import type { ImportRow, RowError } from '#/lib/domain/people/import-file/import-row.ts';
import { presentImportSummary } from '#/lib/domain/people/imports/import.present.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { inWords } from '#/lib/words/in-words.ts';

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

/** Returns the names of the people who started or undid imports, by id. */
export async function listImporterNames(
  ctx: UserCtx,
  imports: readonly { createdById: number; undoneById: number | null }[],
): Promise<Map<number, string>> {
  const ids = imports.flatMap(({ createdById, undoneById }) => [
    createdById,
    ...(undoneById === null ? [] : [undoneById]),
  ]);
  const people = await ctx.db.user.findMany({
    where: { companyId: ctx.company.id, id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

/** Locks an import and returns it, or null when it is in another state. */
export async function lockImport(
  tx: Transaction,
  id: number,
  state: PeopleImport['state'],
): Promise<PeopleImport | null> {
  await tx.$queryRaw`SELECT id FROM people_imports WHERE id = ${id} FOR UPDATE`;
  return tx.peopleImport.findFirst({ where: { id, state } });
}

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
      const said = errors as unknown as RowError[];
      const words = said.map(({ field, message }) => `${field}: ${inWords(message, ctx.locale)}`).join(' ');
      const row = cells as unknown as ImportRow;
      yield csvLine([line, words, ...readColumns.map(({ name }) => row[name] ?? '')]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.line;
  }
}

const SILENT_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Resumes imports that nobody has worked on for a minute, and deletes expired previews and rows of imports, because
 * they contain names and addresses. The counts stay in the history.
 */
export async function sweepOldImports(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  await inTransaction(ctx.db, async (tx) => {
    const silent = await tx.peopleImport.updateManyAndReturn({
      where: { state: { in: ['applying', 'undoing'] }, workedAt: { lt: ago(SILENT_MS) }, company: { blockedAt: null } },
      // Not again in the next minute while the job waits for its turn.
      data: { workedAt: ctx.clock.now() },
      select: { id: true },
    });
    await enqueue(tx, workOnImport, ...silent.map(({ id }) => ({ importId: id })));
  });
  const previewed = { state: 'previewed' as const, createdAt: { lt: ago(importRetention.previewHours * HOUR_MS) } };
  await ctx.db.peopleImport.deleteMany({ where: previewed });
  const over = {
    state: { in: ['applied' as const, 'undone' as const] },
    appliedAt: { lt: ago(importRetention.rowDays * 24 * HOUR_MS) },
  };
  await ctx.db.peopleImportRow.deleteMany({ where: { import: over } });
}
