import * as z from 'zod';
import { getPost } from '#/lib/domain/coaching/posts/get-post.ts';
import { isNewPost } from '#/lib/domain/coaching/posts/posts.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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
