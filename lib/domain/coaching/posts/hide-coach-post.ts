import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { canHidePosts } from '#/lib/domain/coaching/coaching.policy.ts';
import { announcePosts } from '#/lib/domain/coaching/post-notices/announce-posts.ts';
import { getPost } from '#/lib/domain/coaching/posts/get-post.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forbidden, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Hides a post of a team that this person leads; the reason stands in its place. Throws what `getPost` throws,
 * `forbidden` for who does not lead the team, and `conflict` for one that is hidden already.
 */
export async function hideCoachPost(ctx: UserCtx, id: string, { reason }: { reason: string }) {
  const { team } = await getPost(ctx, id);
  if (!canHidePosts(ctx.actor, team)) throw forbidden();
  await inTransaction(ctx.db, async (tx) => {
    const where = { id, companyId: ctx.company.id, hiddenReason: null };
    const { count } = await tx.post.updateMany({ where, data: { hiddenReason: reason } });
    if (count === 0) throw new Problem('conflict', message('coaching.answers.hiddenBefore'));
    await recordAct(tx, ctx, { action: 'post.hide', subject: `team:${team.id}`, details: { reason } });
    await announcePosts(tx, team.id);
  });
  return {};
}
