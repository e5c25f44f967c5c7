import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { leaveTeams } from '#/lib/domain/people/bulk/bulk.service.ts';
import { importChunk, leaverChunk } from '#/lib/domain/people/constants.ts';
import { applyPositions } from '#/lib/domain/people/import-changes/apply-positions.ts';
import { type Ledger, openLedger, storeChanges } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { suspendLeavers } from '#/lib/domain/people/import-changes/suspend-leavers.ts';
import type { Position } from '#/lib/domain/people/import-file/import-position.ts';
import type { ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-status.ts';
import { lockImport } from '#/lib/domain/people/imports/import.service.ts';
import { importCounts } from '#/lib/domain/people/people.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/**
 * Applies the next rows of an import in one transaction, and returns whether there may be more. Rows are marked as
 * applied in the same transaction, so a crash loses and repeats nothing. Parallel workers take turns.
 */
export async function applyNextRows(ctx: Ctx, importId: number): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const peopleImport = await lockImport(tx, importId, 'applying');
    if (!peopleImport) return false;
    const nextRows = await tx.peopleImportRow.findMany({
      where: { importId, isDone: false, errors: { equals: [] } },
      orderBy: { line: 'asc' },
      take: importChunk,
      select: { line: true, positions: true, cells: true, leavesTeamIds: true },
    });
    if (nextRows.length === 0) {
      await finish(tx, ctx, peopleImport);
      return false;
    }
    const ledger = openLedger(peopleImport, ctx.clock.now());
    // Handled separately, because they lock people first and differently.
    const leavers = peopleImport.suspendsPeople ? nextRows.filter(isLeaver).slice(0, leaverChunk) : [];
    const rows = leavers.length > 0 ? leavers : nextRows;
    if (leavers.length > 0) await suspendLeavers(tx, ctx, ledger, leavers.map(emailOf));
    else await applyRows(tx, ctx, ledger, rows);
    await storeChanges(tx, ledger);
    await announceRejoin(tx, [...ledger.affected]);
    await tx.peopleImportRow.updateMany({
      where: { importId, line: { in: rows.map(({ line }) => line) } },
      data: { isDone: true },
    });
    await tx.peopleImport.update({
      where: { id: importId },
      data: { doneCount: { increment: rows.length }, workedAt: ledger.now },
    });
    return true;
  });
}

interface Row {
  positions: unknown;
  cells: unknown;
  leavesTeamIds: number[];
}

const emailOf = ({ cells }: Row) => (cells as ImportRow).email;
const isLeaver = ({ cells }: Row) => hasLeft(cells as ImportRow);

async function applyRows(tx: Transaction, ctx: Ctx, ledger: Ledger, rows: readonly Row[]): Promise<void> {
  const positions = rows.flatMap((row) => row.positions as Position[]);
  await applyPositions(tx, ctx, ledger, positions);
  const leaving = rows.map((row) => ({ email: emailOf(row), teamIds: row.leavesTeamIds }));
  await leaveTeams(tx, ledger, leaving);
}

interface Finishing {
  id: number;
  companyId: number;
  createdById: number;
  counts: unknown;
}

async function finish(tx: Transaction, ctx: Ctx, { id, companyId, createdById, counts }: Finishing): Promise<void> {
  const now = ctx.clock.now();
  await tx.peopleImport.update({ where: { id }, data: { state: 'applied', appliedAt: now, workedAt: now } });
  const importedCounts = importCounts.parse(counts);
  const suspended = await tx.peopleImportChange.count({ where: { importId: id, kind: 'suspended' } });
  await recordEvent(tx, ctx, {
    action: 'people.import-finish',
    subject: `import:${id}`,
    companyId,
    actorId: createdById,
    details: { invited: importedCounts.invited, changed: importedCounts.changed, suspended },
    facts: suspended > 0 ? { companyId, actorId: createdById, count: suspended } : null,
  });
}
