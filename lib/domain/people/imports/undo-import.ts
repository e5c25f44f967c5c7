import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { importChunk } from '#/lib/domain/people/constants.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { lockImport } from '#/lib/domain/people/imports/import.service.ts';
import { alreadyAtWork } from '#/lib/domain/people/imports/start-import.ts';
import { undoChange } from '#/lib/domain/people/imports/undo-change.ts';
import { canUndo } from '#/lib/domain/people/people.policy.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, isUniqueViolation } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Starts undoing an import, and returns it. Throws `not_found`, and `conflict` for an import that isn't applied, is too
 * old or is being undone already, and while another import is running.
 */
export async function undoImport(ctx: UserCtx, id: number) {
  const companyId = ctx.company.id;
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if ((await tx.peopleImport.count({ where: { id, companyId } })) === 0) throw notFound();
    const peopleImport = await lockImport(tx, id, 'applied');
    if (!peopleImport || !canUndo(peopleImport, now))
      throw new Problem('conflict', message('people.import.answers.tooLate'));
    const toDoCount = await tx.peopleImportChange.count({ where: { importId: id, outcome: null } });
    const progress = { doneCount: 0, toDoCount, workedAt: now, undoneById: ctx.actor.userId };
    await tx.peopleImport.update({ where: { id }, data: { state: 'undoing', ...progress } });
    await enqueue(tx, workOnImport, { importId: id });
    const details = { file: peopleImport.fileName };
    await recordEvent(tx, ctx, { action: 'people.import-undo', subject: `import:${id}`, details });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyAtWork() : error;
  });
  return getImport(ctx, id);
}

/** Undoes the next changes of an import in one transaction, last first. Returns whether there may be more. */
export async function undoNextChanges(ctx: Ctx, importId: number): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const peopleImport = await lockImport(tx, importId, 'undoing');
    if (!peopleImport) return false;
    const now = ctx.clock.now();
    const changes = await tx.peopleImportChange.findMany({
      where: { importId, outcome: null },
      // Suspended people come back last, once the seats of the people the import invited are free.
      orderBy: [{ suspendedAt: { sort: 'asc', nulls: 'first' } }, { id: 'desc' }],
      take: importChunk,
    });
    if (changes.length === 0) {
      await tx.peopleImport.update({
        where: { id: importId },
        data: { state: 'undone', undoneAt: now, workedAt: now },
      });
      const keptCount = await tx.peopleImportChange.count({ where: { importId, outcome: { not: 'undone' } } });
      const restored = await tx.peopleImportChange.count({ where: { importId, kind: 'suspended', outcome: 'undone' } });
      const { companyId, createdById, undoneById } = peopleImport;
      const actorId = undoneById ?? createdById;
      await recordEvent(tx, ctx, {
        action: 'people.import-undone',
        subject: `import:${importId}`,
        companyId,
        actorId,
        details: { kept: keptCount },
        facts: restored > 0 ? { companyId, actorId, count: restored } : null,
      });
      return false;
    }
    const returningIds = changes.flatMap(({ kind, userId }) => (kind === 'suspended' && userId !== null ? userId : []));
    await tx.$queryRaw`SELECT id FROM users WHERE id = ANY(${returningIds}) ORDER BY id FOR UPDATE`;
    // Everything that changes the structure locks the company or one of its places first.
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${peopleImport.companyId} FOR NO KEY UPDATE`;
    const by = { companyId: peopleImport.companyId, actorId: peopleImport.undoneById ?? peopleImport.createdById, now };
    for (const change of changes) {
      const outcome = await undoChange(tx, ctx, { ...change, ...by });
      await tx.peopleImportChange.update({ where: { id: change.id }, data: { outcome } });
    }
    await announceRejoin(
      tx,
      changes.flatMap(({ userId, previousUserId }) => [userId, previousUserId]),
    );
    await tx.peopleImport.update({
      where: { id: importId },
      data: { doneCount: { increment: changes.length }, workedAt: now },
    });
    return true;
  });
}
