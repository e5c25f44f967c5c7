import { presentPost } from '#/lib/domain/coaching/posts/posts.present.ts';
import { readPost } from '#/lib/domain/coaching/posts/read-posts.ts';
import { type NewPost, requireKindWords, writePost } from '#/lib/domain/coaching/posts/write-post.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Writes to a team and returns the post as its author sees it. Throws what `getCornerTeam` throws, `offensive`,
 * `too_many_requests` and `conflict`; nothing is stored then.
 */
export async function createCoachPost(ctx: UserCtx, teamId: number, post: NewPost) {
  const team = await getCornerTeam(ctx, teamId);
  await requireKindWords(ctx, post.text);
  const id = await writePost(ctx, team, post);
  // Also one without a name, which everybody else finds at the next full hour.
  const row = await readPost({ companyId: ctx.company.id, userId: ctx.actor.userId, now: ctx.clock.now(), id });
  if (!row) throw notFound();
  return { post: presentPost(row, { ctx, team }) };
}
