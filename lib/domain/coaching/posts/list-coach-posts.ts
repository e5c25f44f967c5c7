import { NEW_POSTS_MAX, OLD_POSTS_PAGE_SIZE } from '#/lib/domain/coaching/constants.ts';
import { presentPost } from '#/lib/domain/coaching/posts/posts.present.ts';
import { readPosts } from '#/lib/domain/coaching/posts/read-posts.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the chat box of a team: what this person has not read, and a page of what they have, newest first. Below a
 * post there are old ones alone. Throws what `getCornerTeam` throws.
 */
export async function listCoachPosts(ctx: UserCtx, teamId: number, { before }: { before?: string | undefined } = {}) {
  const team = await getCornerTeam(ctx, teamId);
  const query = { companyId: ctx.company.id, teamId, userId: ctx.actor.userId, now: ctx.clock.now() };
  const [newPosts, oldPosts] = await Promise.all([
    before === undefined ? readPosts({ ...query, isNew: true, limit: NEW_POSTS_MAX }) : [],
    readPosts({ ...query, isNew: false, before, limit: OLD_POSTS_PAGE_SIZE }),
  ]);
  const present = (row: (typeof oldPosts)[number]) => presentPost(row, { ctx, team });
  return { newPosts: newPosts.map(present), oldPosts: oldPosts.map(present), authorsCount: team.authorsCount };
}
