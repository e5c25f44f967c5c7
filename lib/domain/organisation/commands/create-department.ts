import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { announceRejoin } from '#/lib/domain/organisation/commands/announce-rejoin.ts';
import { ownDrafts } from '#/lib/domain/organisation/queries/read-own-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';

/**
 * Finishes a draft: whoever began it leads it, unless somebody was invited to. Of two calls at once one wins; the other,
 * like a stranger's, throws `not_found`. A draft without a name is `invalid`.
 */
export async function createDepartment(ctx: UserCtx, id: number): Promise<{ id: number; name: string }> {
  const draft = { id, ...ownDrafts(ctx) };
  return ctx.db.$transaction(async (tx) => {
    const waiting = await tx.department.findFirst({ where: draft, select: { name: true, leaderId: true } });
    if (!waiting) throw notFound();
    if (waiting.name === '') throw invalid('Department name is required!');
    const leaderId = waiting.leaderId ?? ctx.actor.userId;
    const { count } = await tx.department.updateMany({
      where: draft,
      data: { completedAt: ctx.clock.now(), leaderId },
    });
    if (count === 0) throw notFound();
    const { name } = waiting;
    await recordAudit(tx, ctx, { action: 'department.create', subject: `department:${id}`, details: { name } });
    await announceRejoin(tx, [leaderId]);
    return { id, name };
  });
}
