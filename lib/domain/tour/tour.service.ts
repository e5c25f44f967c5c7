import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Whether the signed-in person has been through the guided tour, as their session was told with this call. */
export async function getTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  return { tourCompleted: ctx.actor.tourCompleted };
}

/** Ends the guided tour of the signed-in person and answers `tourCompleted: true`; the first call's instant stays. */
export async function completeTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, companyId: ctx.company.id, tourCompletedAt: null },
      data: { tourCompletedAt: ctx.clock.now() },
    });
    if (count > 0) await recordEvent(tx, ctx, { action: 'tour.complete', subject: `user:${userId}` });
  });
  return { tourCompleted: true };
}
