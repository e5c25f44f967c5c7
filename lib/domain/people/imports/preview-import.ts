import type { output } from 'zod';
import type { Prisma } from '#/generated/prisma/client.ts';
import { importUploadLimit, namedStatuses, namedTeams } from '#/lib/domain/people/constants.ts';
import { plainWord } from '#/lib/domain/people/import-file/import-head.ts';
import { type ImportPlan, planImport } from '#/lib/domain/people/import-file/import-plan.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { isOddStatus } from '#/lib/domain/people/import-file/import-status.ts';
import { readImportDirectory } from '#/lib/domain/people/import-file/read-import-directory.ts';
import { readImportFile } from '#/lib/domain/people/import-file/read-import-file.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import type { uploadBody } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { message, type Said } from '#/lib/words/message.ts';

const ROWS_PER_STATEMENT = 1000;

/**
 * Reads a file, and returns what importing it would change and what is wrong with it, without inviting or moving
 * anyone. It replaces the company's previous preview. Throws `invalid` for a file that can't be read, and
 * `too_many_requests`.
 */
export async function previewImport(ctx: UserCtx, { file, move }: output<typeof uploadBody>) {
  const companyId = ctx.company.id;
  await takePoint(importUploadLimit, String(companyId));
  const { rows, ignored, notes } = await readImportFile(file);
  const movesPeople = move === 'true';
  const plan = planImport(rows, await readImportDirectory(ctx.db, companyId, rows), movesPeople);
  const id = await inTransaction(ctx.db, async (tx) => {
    await tx.peopleImport.deleteMany({ where: { companyId, state: 'previewed' } });
    const { id: importId } = await tx.peopleImport.create({
      data: {
        companyId,
        createdById: ctx.actor.userId,
        fileName: plainFileName(file.name),
        createdAt: ctx.clock.now(),
        movesPeople,
        counts: plan.counts,
        toDoCount: plan.counts.rows - plan.counts.wrong,
        ignored: ignored.map(storable),
        notes: [...notes, ...statusNotes(rows), ...leaderNotes(plan.undecided), ...invitedNotes(plan.invitedLeavers)],
      },
    });
    await storeRows(tx, importId, rows, plan);
    return importId;
  });
  return getImport(ctx, id);
}

/** Returns a message about the teams whose leader the manager column leaves open; nothing if there are none. */
function leaderNotes(undecided: readonly string[]): string[] {
  const names = [...new Set(undecided)];
  if (names.length === 0) return [];
  const teams = quoteAll(names.slice(0, namedTeams));
  return [message('people.file.noLeader', { teams, count: Math.max(0, names.length - namedTeams) })];
}

/** Returns the statuses that say neither that someone has left nor that they are present, and how they are treated. */
function statusNotes(rows: readonly ImportRow[]): string[] {
  const odd = rows.filter((row) => row.errors.length === 0 && isOddStatus(row));
  const values = [...new Map(odd.map(({ status = '' }) => [plainWord(status) || status, status])).values()];
  const count = new Set(odd.map(({ email }) => email)).size;
  if (count === 0) return [];
  const more = Math.max(0, values.length - namedStatuses);
  return [message('people.file.oddStatus', { count, statuses: quoteAll(values.slice(0, namedStatuses)), more })];
}

/** Puts each text in quotation marks of the reader's language. */
function quoteAll([first = '', ...others]: readonly string[]): Said {
  return others.reduce<Said>((list, text) => ['ui.quotes.more', { list, text }], ['ui.quotes.text', { text: first }]);
}

/** Returns what happens to people who have left and whose invitation is open. */
function invitedNotes(count: number): string[] {
  return count > 0 ? [message('people.file.stillInvited', { count })] : [];
}

async function storeRows(
  tx: Transaction,
  importId: number,
  rows: readonly ImportRow[],
  { positions, leaves }: ImportPlan,
): Promise<void> {
  const byLine = Map.groupBy(positions, ({ line }) => line);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx.peopleImportRow.createMany({
      data: rows.slice(start, start + ROWS_PER_STATEMENT).map(({ line, errors, ...cells }) => ({
        importId,
        line,
        cells,
        errors: errors.map(({ field, message: text }) => ({ field, message: text })),
        positions: (byLine.get(line) ?? []) as unknown as Prisma.InputJsonValue,
        leavesTeamIds: leaves.get(line) ?? [],
      })),
    });
  }
}

/** Returns a name for the history, without folders and without characters that can't be stored. */
function plainFileName(name: string): string {
  return storable(name.split(/[/\\]/).at(-1) ?? '').trim() || 'people.csv';
}

function storable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 120);
}
