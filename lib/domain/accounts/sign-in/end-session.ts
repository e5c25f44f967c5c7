import { revokeSessions } from '#/lib/domain/accounts/sign-in/revoke-sessions.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { sessionRoom } from '#/lib/domain/live/rooms.ts';
import { endPreviews } from '#/lib/domain/previews/end-previews.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';

/** Ends one of the person's own sessions everywhere at once; throws `not_found` for any other. */
export async function endSession(ctx: UserCtx, { id }: { id: string }): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id, userId, revokedAt: null },
      data: { revokedAt: ctx.clock.now(), revokedReason: 'ended by the person' },
    });
    if (count === 0) throw notFound();
    await endPreviews(tx, ctx, { sessionId: id }, 'signed-out');
    await recordAct(tx, ctx, { action: 'session.end', subject: `session:${id}` });
    await announceInTransaction(tx, 'end', sessionRoom(id));
  });
  return {};
}

/** Ends every session of the person but the current one; returns how many there were. */
export async function endOtherSessions(ctx: UserCtx): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    const ended = await revokeSessions(tx, ctx, { userId, reason: 'ended by the person', exceptId: sessionId });
    await recordAct(tx, ctx, { action: 'session.end-others', subject: `user:${userId}`, details: { ended } });
    return { ended };
  });
}
