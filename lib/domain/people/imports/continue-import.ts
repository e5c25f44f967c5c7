import { applyNextRows } from '#/lib/domain/people/import-changes/apply-next-rows.ts';
import { undoNextChanges } from '#/lib/domain/people/imports/undo-import.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/** Shorter than the time a process gets to shut down. */
const WORK_MS = 4000;

/**
 * Applies or undoes an import for a few seconds; the next job continues. Does nothing for an import that isn't running,
 * so a duplicate job does no harm.
 */
export async function continueImport(ctx: Ctx, { importId }: { importId: number }): Promise<void> {
  const endMs = ctx.clock.now().getTime() + WORK_MS;
  while ((await applyNextRows(ctx, importId)) || (await undoNextChanges(ctx, importId))) {
    if (ctx.clock.now().getTime() < endMs) continue;
    await ctx.db.$transaction((tx) => enqueue(tx, workOnImport, { importId }));
    return;
  }
}
