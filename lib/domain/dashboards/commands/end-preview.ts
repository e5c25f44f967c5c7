import { endPreviews } from '#/lib/domain/dashboards/commands/end-previews.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/**
 * Ends the preview of this session, if there is one, and answers the token that the call came with: the normal one,
 * which a preview never replaces on the server.
 */
export async function endPreview(ctx: UserCtx, authorization: string | null): Promise<{ token: string }> {
  const { sessionId, userId } = ctx.actor;
  await inTransaction(ctx.db, async (tx) => {
    const open = await tx.previewToken.findFirst({ where: { sessionId, endedAt: null } });
    if (!open) return;
    const still = await tx.team.findFirst({
      where: {
        id: open.teamId,
        OR: [{ leaderId: userId }, { secondaryLeaderId: userId }],
        members: { some: { userId: open.memberId, user: { blockedAt: null } } },
      },
      select: { id: true },
    });
    await endPreviews(tx, ctx, { sessionId }, still ? 'left' : 'not-allowed');
  });
  return { token: (authorization ?? '').replace(/^Bearer /, '') };
}
