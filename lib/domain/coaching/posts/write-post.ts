import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ANONYMOUS_POSTS_PER_DAY, NAMED_POSTS_PER_DAY } from '#/lib/domain/coaching/constants.ts';
import { announcePosts, notifyOfPost } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import type { CornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { signatureOf } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const DAY_SECONDS = 24 * 3600;

export interface NewPost {
  text: string;
  anonymously: boolean;
  isMotivation: boolean;
  /** A repeat with the same id doesn't write a second post. */
  submissionId?: string | undefined;
  /** SHA-256 of the key that opens the replies to a post without a name. */
  replyHash?: string | undefined;
}

/** Throws `offensive`, with the word masked, for a text that may offend someone. */
export async function requireKindWords({ db, company, locale }: UserCtx, text: string): Promise<void> {
  const word = await findOffensiveWord(db, { companyId: company.id, text, locale });
  if (word === null) return;
  const refusal = message('coaching.answers.offensive', { word });
  throw new Problem('offensive', refusal, { messages: [refusal] });
}

/**
 * Writes a post and returns its id. A post with a name counts as read by its author and is announced immediately. A
 * post without a name is stored without author, time and reader, and the team is notified at the next full hour. Throws
 * `too_many_requests`, `invalid` for a key on a post with a name, and `conflict` if the submission id was used for
 * another text or the key opens another post.
 */
export async function writePost(ctx: UserCtx, team: CornerTeam, post: NewPost): Promise<string> {
  if (post.replyHash !== undefined && !post.anonymously) throw invalid(message('coaching.answers.keyWithName'));
  await takePost(ctx, team, post);
  const hash = post.replyHash === undefined ? null : new Uint8Array(Buffer.from(post.replyHash, 'base64url'));
  const { text, anonymously, submissionId: id = crypto.randomUUID() } = post;
  const { id: companyId } = ctx.company;
  const authorId = anonymously ? null : ctx.actor.userId;
  // Few people read a trend at the same time, so the trend someone wrote from would point at them.
  const isMotivation = post.isMotivation && !anonymously;
  const row = { id, companyId, teamId: team.id, authorId, text, isMotivation };
  const dated = { postedOn: new Date(team.today), createdAt: anonymously ? null : ctx.clock.now() };
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.post.createMany({
      data: { ...row, ...dated, isNotified: !anonymously },
      skipDuplicates: true,
    });
    if (count === 0) {
      if ((await tx.post.count({ where: { ...row, replyThread: hash && { hash } } })) === 0)
        throw new Problem('conflict', message('coaching.answers.sentBefore'));
      return;
    }
    if (hash) await openThread(tx, { companyId, postId: id, hash });
    if (authorId === null) return;
    await tx.postRead.create({ data: { companyId, postId: id, userId: authorId } });
    await notifyOfPost(tx, ctx, { companyId, team, author: ctx.actor });
    await announcePosts(tx, team.id);
  });
  return id;
}

/** Opens a conversation under a post's key. Throws `conflict` for a key that already opens another text. */
async function openThread(
  tx: Transaction,
  thread: { companyId: number; postId: string; hash: Uint8Array<ArrayBuffer> },
) {
  const isOfText = (await tx.pulseThread.count({ where: { hash: thread.hash } })) > 0;
  const { count } = isOfText ? { count: 0 } : await tx.replyThread.createMany({ data: thread, skipDuplicates: true });
  if (count === 0) throw new Problem('conflict', message('coaching.answers.keyTaken'));
}

/**
 * Counts a person's posts of a day, and throws `too_many_requests` above the limit. Posts without a name have their own
 * counter, so that the other counter reveals nothing about them. Only this product can compute its key, which contains
 * no time and is deleted after the day.
 */
async function takePost({ actor, clock }: UserCtx, { today, timeZone }: CornerTeam, { anonymously }: NewPost) {
  const namedLimit = { name: 'posts', points: NAMED_POSTS_PER_DAY, seconds: DAY_SECONDS };
  if (!anonymously) return takePoint(namedLimit, String(actor.userId));
  const midnight = instantAt(addDays(today, 1), '00:00', timeZone);
  const seconds = Math.ceil((midnight.getTime() - clock.now().getTime()) / 1000);
  const limit = { name: 'anonymous-posts', points: ANONYMOUS_POSTS_PER_DAY, seconds };
  await takePoint(limit, signatureOf(`anonymous-post/${actor.userId}/${today}`));
}
