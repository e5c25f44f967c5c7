import { getItem } from '#/lib/domain/coaching/items/get-item.ts';
import { presentVotes } from '#/lib/domain/coaching/items/items.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Likes (1) or dislikes (−1) an item, which counts as opened then; the same again takes it back, the other one moves it.
 * Returns how the item stands. Throws what `getItem` throws.
 */
export async function voteCoachItem(ctx: UserCtx, id: number, vote: 1 | -1) {
  await getItem(ctx, id);
  await ctx.db.$executeRaw`
    INSERT INTO coach_item_states AS known (company_id, item_id, user_id, vote)
    VALUES (${ctx.company.id}, ${id}, ${ctx.actor.userId}, ${vote})
    ON CONFLICT (item_id, user_id) DO UPDATE SET vote = CASE known.vote WHEN ${vote} THEN 0 ELSE ${vote} END`;
  return presentVotes(await getItem(ctx, id));
}
