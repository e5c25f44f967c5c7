import type { UserCtx } from '#/lib/platform/context.ts';

/** Whether the signed-in person has been through the guided tour, as their session was told with this call. */
export async function getTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  return { tourCompleted: ctx.actor.tourCompleted };
}
