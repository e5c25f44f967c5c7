import { importRetention } from '#/lib/domain/people/constants.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

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
      where: { state: { in: ['applying', 'undoing'] }, workedAt: { lt: ago(SILENT_MS) } },
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
