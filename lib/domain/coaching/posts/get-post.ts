import { type PostRow, readPost } from '#/lib/domain/coaching/posts/read-posts.ts';
import { type CornerTeam, getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, notFound } from '#/lib/platform/errors.ts';

/** Returns a post of a team in whose corner this person is, with the team. Throws `not_found` for every other one. */
export async function getPost(ctx: UserCtx, id: string): Promise<{ post: PostRow; team: CornerTeam }> {
  const { company, actor, clock } = ctx;
  const post = await readPost({ companyId: company.id, userId: actor.userId, now: clock.now(), id });
  if (!post?.isTold) throw notFound();
  const team = await getCornerTeam(ctx, post.teamId).catch((error: unknown) => {
    // That there is such a post is nobody's business who may not read it.
    throw isProblem(error) && error.code === 'forbidden' ? notFound() : error;
  });
  return { post, team };
}
