import { replaceImage } from '#/lib/domain/accounts/person/replace-image.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Removes the person's photo; without one nothing happens. */
export async function removeImage(ctx: UserCtx): Promise<Record<string, never>> {
  await ctx.db.$transaction((tx) => replaceImage(tx, ctx.actor.userId, null));
  return {};
}
