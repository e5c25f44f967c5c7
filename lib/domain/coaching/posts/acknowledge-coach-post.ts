import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import { announcePosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { getPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { presentPost, readPost } from '#/lib/domain/coaching/posts/read-posts.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Stores this person's reaction to a post, replacing the previous one; null removes it. Returns the post, which then
 * counts as read. The team is notified about a new reaction the next morning. Throws what `getPost` throws, and
 * `conflict` for a hidden post.
 */
export async function acknowledgeCoachPost(ctx: UserCtx, id: string, { word }: { word: AcknowledgementWord | null }) {
  const { post, team } = await getPost(ctx, id);
  const { id: companyId } = ctx.company;
  const { userId } = ctx.actor;
  if (word !== null && post.hiddenReason !== null) throw new Problem('conflict', message('coaching.answers.isHidden'));
  await inTransaction(ctx.db, async (tx) => {
    const changed =
      word === null
        ? await tx.$executeRaw`DELETE FROM acknowledgements WHERE post_id = ${id}::uuid AND user_id = ${userId}`
        : await tx.$executeRaw`
          INSERT INTO acknowledgements AS before (company_id, post_id, user_id, word, untold_on)
          SELECT company_id, id, ${userId}, ${word}, ${team.today}::date FROM posts WHERE id = ${id}::uuid FOR KEY SHARE
          ON CONFLICT (post_id, user_id) DO UPDATE SET word = excluded.word, untold_on = excluded.untold_on
            WHERE before.word <> excluded.word`;
    await tx.postRead.createMany({ data: { companyId, postId: id, userId }, skipDuplicates: true });
    if (changed > 0) await announcePosts(tx, team.id);
  });
  const row = await readPost({ companyId, userId, now: ctx.clock.now(), id });
  if (!row) throw notFound();
  return { post: presentPost(row, { ctx, team }) };
}
