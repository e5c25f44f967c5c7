import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import { discardableDrafts } from '#/lib/domain/organisation/steps/discardable-drafts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Gives up an unfinished team of one's own, with what was typed and with its invitations. Throws `not_found` for
 * anything else, also for one that was just finished, and what `discardableDrafts` throws.
 */
export async function discardTeamDraft(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  const where = { id, ...discardableDrafts(ctx) };
  await inTransaction(ctx.db, async (tx) => {
    // Whoever finishes it at this moment comes before this, or finds it gone.
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
