import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { announceRejoin } from '#/lib/domain/live/steps/announce-rejoin.ts';
import { importChunk } from '#/lib/domain/people/constants.ts';
import type { Position } from '#/lib/domain/people/import-position.ts';
import { importCounts } from '#/lib/domain/people/schema.ts';
import { applyPositions } from '#/lib/domain/people/steps/apply-positions.ts';
import { leaveTeams } from '#/lib/domain/people/steps/leave-teams.ts';
import { lockImport } from '#/lib/domain/people/steps/lock-import.ts';
import { openLedger, storeChanges } from '#/lib/domain/people/steps/open-ledger.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/**
 * Applies the next rows of an import in one transaction and returns whether there may be more. Applied rows are marked
 * in the same transaction: a crash in the middle loses and repeats nothing, and of two workers one waits.
 */
export async function applyNextRows(ctx: Ctx, importId: number): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const peopleImport = await lockImport(tx, importId, 'applying');
    if (!peopleImport) return false;
    const rows = await tx.peopleImportRow.findMany({
      where: { importId, isDone: false, errors: { equals: [] } },
      orderBy: { line: 'asc' },
      take: importChunk,
      select: { line: true, positions: true, cells: true, leavesTeamIds: true },
    });
    if (rows.length === 0) {
      await finish(tx, ctx, peopleImport);
      return false;
    }
    const ledger = openLedger(peopleImport, ctx.clock.now());
    const positions = rows.flatMap((row) => row.positions as unknown as Position[]);
    await applyPositions(tx, ctx, ledger, positions);
    await leaveTeams(
      tx,
      ledger,
      rows.flatMap(({ cells, leavesTeamIds }) => ({
        email: (cells as { email: string }).email,
        teamIds: leavesTeamIds,
      })),
    );
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
  await recordAct(tx, ctx, {
    action: 'people.import-finish',
    subject: `import:${id}`,
    companyId,
    actorId: createdById,
    details: { invited: importedCounts.invited, changed: importedCounts.changed },
  });
}
