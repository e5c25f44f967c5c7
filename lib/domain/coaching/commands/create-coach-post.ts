import { presentPost } from '#/lib/domain/coaching/present.ts';
import { getCornerTeam } from '#/lib/domain/coaching/steps/get-corner-team.ts';
import { getPost } from '#/lib/domain/coaching/steps/get-post.ts';
import { type NewPost, requireKindWords, writePost } from '#/lib/domain/coaching/steps/write-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Writes to a team and returns the post as its author sees it. Throws what `getCornerTeam` throws, `offensive`,
 * `too_many_requests` and `conflict`; nothing is stored then.
 */
export async function createCoachPost(ctx: UserCtx, teamId: number, post: NewPost) {
  const team = await getCornerTeam(ctx, teamId);
  await requireKindWords(ctx, post.text);
  const id = await writePost(ctx, team, post);
  return { post: presentPost((await getPost(ctx, id)).post, { ctx, team }) };
}
