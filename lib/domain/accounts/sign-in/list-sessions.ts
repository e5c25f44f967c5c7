import { presentSession } from '#/lib/domain/accounts/accounts.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the person's live sessions: the current one first, then the last seen. */
export async function listSessions(ctx: UserCtx): Promise<ReturnType<typeof presentSession>[]> {
  const now = ctx.clock.now();
  const { userId, sessionId } = ctx.actor;
  const sessions = await ctx.db.session.findMany({
    where: { userId, revokedAt: null, idleUntil: { gt: now }, absoluteUntil: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  return sessions
    .map((session) => presentSession(session, sessionId))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
