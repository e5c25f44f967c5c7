import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { sessionRoom } from '#/lib/domain/live/rooms.ts';
import { endPreviews } from '#/lib/domain/previews/end-previews.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/session-cookie.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/** Ends this session: the row, the cookie, and its live connections on every process. */
export async function signOut(ctx: UserCtx): Promise<Record<string, never>> {
  const { sessionId, userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    await tx.session.update({
      where: { id: sessionId },
      data: { revokedAt: ctx.clock.now(), revokedReason: 'signed out' },
    });
    await endPreviews(tx, ctx, { sessionId }, 'signed-out');
    await recordAct(tx, ctx, { action: 'session.sign-out', subject: `user:${userId}` });
    await announceInTransaction(tx, 'end', sessionRoom(sessionId));
  });
  ctx.setCookie({ name: sessionCookieName(), value: null, maxAgeSeconds: 0 });
  return {};
}
