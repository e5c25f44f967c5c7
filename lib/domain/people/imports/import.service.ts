import * as z from 'zod';
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
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { labelled } from '#/lib/words/labelled.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the company's last fifty started imports, newest first. */
export async function listImports(ctx: UserCtx) {
  const imports = await ctx.db.peopleImport.findMany({
    where: { companyId: ctx.company.id, state: { not: 'previewed' } },
    orderBy: { id: 'desc' },
    take: 50,
  });
  const names = await listImporterNames(ctx, imports);
  const now = ctx.clock.now();
  return { imports: imports.map((row) => presentImportSummary(row, { names, now, locale: ctx.locale })) };
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

/** Locks an import and returns it; null if it's in another state. */
export async function lockImport(
  tx: Transaction,
  id: number,
  state: PeopleImport['state'],
): Promise<PeopleImport | null> {
  await tx.$queryRaw`SELECT id FROM people_imports WHERE id = ${id} FOR UPDATE`;
  return tx.peopleImport.findFirst({ where: { id, state } });
}

const PAGE = 500;

/** Returns every wrong row of an import as CSV: its line, its cells, and what is wrong. Throws `not_found`. */
export async function readImportErrors(ctx: UserCtx, id: number): Promise<Response> {
  const count = await ctx.db.peopleImport.count({ where: { id, companyId: ctx.company.id } });
  if (count === 0) throw notFound();
  return csvResponse('wrong-rows.csv', linesOf(ctx, id));
}

async function* linesOf(ctx: UserCtx, importId: number): AsyncGenerator<string> {
  const t = wordsFor(ctx.locale, 'people.headings');
  yield csvLine([
    t('line'),
    inWords(['people.import.answers.fault'], ctx.locale),
    ...readColumns.map(({ name }) => t(name)),
  ]);
  for (let after = 0; ; ) {
    const rows = await ctx.db.peopleImportRow.findMany({
      where: { importId, line: { gt: after }, errors: { not: [] } },
      orderBy: { line: 'asc' },
      take: PAGE,
    });
    for (const { line, cells, errors } of rows) {
      const said = errors as unknown as RowError[];
      const words = said
        .map(({ field, message }) => labelled(inWords(field, ctx.locale), inWords(message, ctx.locale), ctx.locale))
        .join(' ');
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

const importOfSweep = z.object({ importId: z.number() });

/**
 * Resumes imports that no one has worked on for a minute, and deletes expired previews and rows of imports, because
 * they contain names and email addresses. The counts stay in the history. States are constants in the statements,
 * because each state has its own index.
 */
export async function sweepOldImports(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await inTransaction(ctx.db, async (tx) => {
    // Isn't done again in the next minute, while the job waits for its turn.
    const silent = asRows(
      importOfSweep,
      await tx.$queryRaw`
      UPDATE people_imports i SET worked_at = ${now} FROM companies c
      WHERE i.state IN ('applying', 'undoing') AND i.worked_at < ${ago(SILENT_MS)}
        AND c.id = i.company_id AND c.blocked_at IS NULL
      RETURNING i.id AS "importId"`,
    );
    await enqueue(tx, workOnImport, ...silent);
  });
  await ctx.db.$executeRaw`
    DELETE FROM people_imports
    WHERE state = 'previewed' AND created_at < ${ago(importRetention.previewHours * HOUR_MS)}`;
  const over = asRows(
    importOfSweep,
    await ctx.db.$queryRaw`
    SELECT id AS "importId" FROM people_imports WHERE state IN ('applied', 'undone') AND rows_deleted_at IS NULL
      AND applied_at < ${ago(importRetention.rowDays * 24 * HOUR_MS)}`,
  );
  for (const { importId } of over) {
    await ctx.db.$transaction([
      ctx.db.peopleImportRow.deleteMany({ where: { importId } }),
      ctx.db.peopleImport.update({ where: { id: importId }, data: { rowsDeletedAt: now } }),
    ]);
  }
}
