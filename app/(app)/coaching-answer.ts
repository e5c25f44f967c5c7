import type { CacheEntry } from '#/app/(app)/prefetched-state.ts';
import { nullIfDenied } from '#/app/not-found-answers.ts';
import { firstItemPage, itemPagesKey } from '#/components/coaching/items/item-pages.ts';
import { firstPostPage, postPagesKey } from '#/components/coaching/posts/post-pages.ts';
import type { CoachingTab } from '#/components/frame/links/coaching-address.ts';
import { repliesKey } from '#/components/replies/leader-replies-key.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { listCoachInsightsContract, listCoachTrendsContract } from '#/lib/domain/coaching/items/items.contract.ts';
import { listCoachPosts } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts/posts.contract.ts';
import { listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the cache entries that a tab of the coaching corner starts with; none if the team is unknown or forbidden,
 * which the screen says.
 */
export async function coachingAnswer(ctx: UserCtx, tab: CoachingTab, team: number): Promise<CacheEntry[]> {
  if (tab === 'motivation') {
    const answer = await nullIfDenied(listCoachPosts(ctx, team));
    if (!answer) return [];
    const posts: CacheEntry = [postPagesKey(team), firstPostPage(listCoachPostsContract.response.parse(answer))];
    if (ctx.actor.role !== 'Team Leader') return [posts];
    return [
      posts,
      [repliesKey({ teamId: team }), listRepliesContract.response.parse(await listReplies(ctx, { teamId: team }))],
    ];
  }
  const answer = await nullIfDenied(listCoachItems(ctx, team, { list: tab, offset: 0 }));
  if (!answer) return [];
  const { items, until } = answer;
  const page =
    tab === 'insights'
      ? listCoachInsightsContract.response.parse({ insights: items, until })
      : listCoachTrendsContract.response.parse({ trends: items, until });
  return [[itemPagesKey(tab, team), firstItemPage(page)]];
}
