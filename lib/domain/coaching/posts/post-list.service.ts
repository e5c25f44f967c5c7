import * as z from 'zod';
import { NEW_POSTS_MAX, OLD_POSTS_PAGE_SIZE } from '#/lib/domain/coaching/constants.ts';
import { getPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { presentPost } from '#/lib/domain/coaching/posts/posts.present.ts';
import { isNewPost } from '#/lib/domain/coaching/posts/posts.sql.ts';
import { readPosts } from '#/lib/domain/coaching/posts/read-posts.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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

/** Notes that this person has read a post, and returns how many are left in its team. Throws what `getPost` throws. */
export async function readCoachPost(ctx: UserCtx, id: string) {
  const { post, team } = await getPost(ctx, id);
  const read = { companyId: ctx.company.id, postId: post.id, userId: ctx.actor.userId };
  await ctx.db.postRead.createMany({ data: read, skipDuplicates: true });
  return { seen: true as const, newMessages: await countNewPosts(ctx, team.id) };
}

/** Returns how many posts of a team this person has not read. */
async function countNewPosts({ actor, company, clock }: UserCtx, teamId: number): Promise<number> {
  const [row] = asRows(
    z.object({ count: z.number() }),
    await pool().query({
      name: 'count-new-posts',
      text: `SELECT count(*)::int AS count FROM posts p
        WHERE p.company_id = $1 AND p.team_id = $2 AND p.is_told AND ${isNewPost({ person: '$3', now: '$4' })}`,
      values: [company.id, teamId, actor.userId, clock.now()],
    }),
  );
  return row?.count ?? 0;
}
