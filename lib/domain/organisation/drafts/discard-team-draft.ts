import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { discardableDrafts } from '#/lib/domain/organisation/drafts/discardable-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Discards a team draft of one's own, with its fields and invitations. Throws `not_found` for anything else, also for a
 * draft that was just finished, and what `discardableDrafts` throws.
 */
export async function discardTeamDraft(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const where = { id, ...discardableDrafts(ctx) };
  await inTransaction(ctx.db, async (tx) => {
    // A call that finishes the draft at this moment comes first, or finds it gone.
    await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
    const draft = await tx.team.findFirst({ where, include: { members: true } });
    if (!draft) throw notFound();
    const { name, leaderId, secondaryLeaderId, members } = draft;
    await tx.team.delete({ where: { id } });
    await recordAct(tx, ctx, {
      action: 'team.discard',
      subject: `team:${id}`,
      details: { name },
      roleChanges: [leaderId, secondaryLeaderId, ...members.map(({ userId }) => userId)],
    });
  });
  return {};
}
