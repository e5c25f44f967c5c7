import { countNewPosts } from '#/lib/domain/coaching/posts/count-new-posts.ts';
import { getPost } from '#/lib/domain/coaching/posts/get-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Notes that this person has read a post, and returns how many are left in its team. Throws what `getPost` throws. */
export async function readCoachPost(ctx: UserCtx, id: string) {
  const { post, team } = await getPost(ctx, id);
  const read = { companyId: ctx.company.id, postId: post.id, userId: ctx.actor.userId };
  await ctx.db.postRead.createMany({ data: read, skipDuplicates: true });
  return { seen: true as const, newMessages: await countNewPosts(ctx, team.id) };
}
