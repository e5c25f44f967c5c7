import { endPreviews } from '#/lib/domain/previews/end-previews.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Ends the preview of this session, if there is one. Returns the call's normal token, which a preview never replaces on
 * the server; null where the call came with the preview's token.
 */
export async function endPreview(ctx: UserCtx, authorization: string | null): Promise<{ token: string | null }> {
  const { sessionId, userId, previewedBy } = ctx.actor;
  const leaderId = previewedBy ?? userId;
  await inTransaction(ctx.db, async (tx) => {
    const open = await tx.previewToken.findFirst({ where: { sessionId, endedAt: null } });
    if (!open) return;
    const still = await tx.team.findFirst({
      where: {
        id: open.teamId,
        OR: [{ leaderId }, { secondaryLeaderId: leaderId }],
        members: { some: { userId: open.memberId, user: { blockedAt: null } } },
      },
      select: { id: true },
    });
    // In a preview the context shows the member, who has done nothing.
    const asLeader = { ...ctx, actor: { ...ctx.actor, userId: leaderId, role: 'Team Leader' as const } };
    await endPreviews(tx, asLeader, { sessionId }, still ? 'left' : 'not-allowed');
  });
  return { token: previewedBy === undefined ? (authorization ?? '').replace(/^Bearer /, '') : null };
}
