import { getItem } from '#/lib/domain/coaching/items/get-item.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Notes that this person has opened an item. Throws what `getItem` throws. */
export async function seeCoachItem(ctx: UserCtx, id: number) {
  await getItem(ctx, id);
  const state = { companyId: ctx.company.id, itemId: id, userId: ctx.actor.userId };
  await ctx.db.coachItemState.createMany({ data: state, skipDuplicates: true });
  return { seen: true as const };
}
