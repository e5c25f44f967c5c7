import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { removableUntil } from '#/lib/domain/coaching/coaching.policy.ts';
import { announcePosts } from '#/lib/domain/coaching/post-notices/announce-posts.ts';
import { getPost } from '#/lib/domain/coaching/posts/get-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forbidden, invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Deletes an own post that has the name on it. Throws what `getPost` throws, `forbidden` for everybody else's and for
 * one without a name, and `invalid` once it has stood for a quarter of an hour.
 */
export async function removeCoachPost(ctx: UserCtx, id: string) {
  const { post, team } = await getPost(ctx, id);
  const until = removableUntil(post);
  if (post.authorId !== ctx.actor.userId || until === null) throw forbidden();
  if (until <= ctx.clock.now()) throw invalid(message('coaching.answers.late'));
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.post.deleteMany({ where: { id, companyId: ctx.company.id } });
    if (count === 0) return;
    await recordAct(tx, ctx, { action: 'post.remove', subject: `team:${team.id}` });
    await announcePosts(tx, team.id);
  });
  return {};
}
