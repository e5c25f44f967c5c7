import * as z from 'zod';
import { canHidePosts, removableUntil } from '#/lib/domain/coaching/coaching.policy.ts';
import { NEW_POSTS_MAX, OLD_POSTS_PAGE_SIZE } from '#/lib/domain/coaching/constants.ts';
import { announcePosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { isNewPost } from '#/lib/domain/coaching/posts/posts.sql.ts';
import { type PostRow, presentPost, readPost, readPosts } from '#/lib/domain/coaching/posts/read-posts.ts';
import { type NewPost, requireKindWords, writePost } from '#/lib/domain/coaching/posts/write-post.ts';
import { type CornerTeam, getCornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { completeNotification, reopenNotification } from '#/lib/domain/notifications/list/notification.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { forbidden, invalid, isProblem, notFound, Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Posts to a team, and returns the post as its author sees it. Throws what `getCornerTeam` and `writePost` throw, and
 * then stores nothing.
 */
export async function createCoachPost(ctx: UserCtx, teamId: number, post: NewPost) {
  const team = await getCornerTeam(ctx, teamId);
  await requireKindWords(ctx, post.text);
  const id = await writePost(ctx, team, post);
  // The author also sees a post without a name, which everyone else sees at the next full hour.
  const row = await readPost({ companyId: ctx.company.id, userId: ctx.actor.userId, now: ctx.clock.now(), id });
  if (!row) throw notFound();
  return { post: presentPost(row, { ctx, team }) };
}

interface CoachMessage {
  /** The notification whose button was clicked. */
  id: number;
  text: string;
  anonymously: boolean;
}

/**
 * Posts a text that was typed into a notification, once. Throws what `createCoachPost` throws, `not_found` for someone
 * else's notification, and `conflict` for one whose button was clicked before.
 */
export async function sendCoachMessage(ctx: UserCtx, teamId: number, { id, ...post }: CoachMessage) {
  const team = await getCornerTeam(ctx, teamId);
  await requireKindWords(ctx, post.text);
  const link = `/api/coach/post/${teamId}/message` as const;
  // Not in the post's transaction and without the time, because rows written together would reveal the author.
  await completeNotification(ctx.db, ctx, id, { link, isTimeless: true });
  try {
    await writePost(ctx, team, { ...post, isMotivation: false });
  } catch (error) {
    await reopenNotification(ctx.db, ctx, id);
    throw error;
  }
  return {};
}

/**
 * Hides a post in a team that this person leads; the reason is shown in its place. Throws what `getPost` throws,
 * `forbidden` for people who don't lead the team, and `conflict` for a post that is already hidden.
 */
export async function hideCoachPost(ctx: UserCtx, id: string, { reason }: { reason: string }) {
  const { team } = await getPost(ctx, id);
  if (!canHidePosts(ctx.actor, team)) throw forbidden();
  await inTransaction(ctx.db, async (tx) => {
    const where = { id, companyId: ctx.company.id, hiddenReason: null };
    const { count } = await tx.post.updateMany({ where, data: { hiddenReason: reason } });
    if (count === 0) throw new Problem('conflict', message('coaching.answers.hiddenBefore'));
    await recordEvent(tx, ctx, { action: 'post.hide', subject: `team:${team.id}`, details: { reason } });
    await announcePosts(tx, team.id);
  });
  return {};
}

/**
 * Deletes this person's own post with a name. Throws what `getPost` throws, `forbidden` for other people's posts and
 * posts without a name, and `invalid` after 15 minutes.
 */
export async function removeCoachPost(ctx: UserCtx, id: string) {
  const { post, team } = await getPost(ctx, id);
  const until = removableUntil(post);
  if (post.authorId !== ctx.actor.userId || until === null) throw forbidden();
  if (until <= ctx.clock.now()) throw invalid(message('coaching.answers.late'));
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.post.deleteMany({ where: { id, companyId: ctx.company.id } });
    if (count === 0) return;
    await recordEvent(tx, ctx, { action: 'post.remove', subject: `team:${team.id}` });
    await announcePosts(tx, team.id);
  });
  return {};
}

/** Returns a post, with its team, if this person is in the team's corner. Throws `not_found` for any other post. */
export async function getPost(ctx: UserCtx, id: string): Promise<{ post: PostRow; team: CornerTeam }> {
  const { company, actor, clock } = ctx;
  const post = await readPost({ companyId: company.id, userId: actor.userId, now: clock.now(), id });
  if (!post?.isNotified) throw notFound();
  const team = await getCornerTeam(ctx, post.teamId).catch((error: unknown) => {
    // People who may not read it must not learn that it exists.
    throw isProblem(error) && error.code === 'forbidden' ? notFound() : error;
  });
  return { post, team };
}

/**
 * Returns the chat box of a team: this person's unread posts and a page of read ones, newest first. With `before`, only
 * posts older than this one. Throws what `getCornerTeam` throws.
 */
export async function listCoachPosts(ctx: UserCtx, teamId: number, { before }: { before?: string | undefined } = {}) {
  const team = await getCornerTeam(ctx, teamId);
  const query = { companyId: ctx.company.id, teamId, userId: ctx.actor.userId, now: ctx.clock.now() };
  const [newPosts, oldPosts] = await Promise.all([
    before === undefined ? readPosts({ ...query, isNew: true, limit: NEW_POSTS_MAX }) : [],
    readPosts({ ...query, isNew: false, before, limit: OLD_POSTS_PAGE_SIZE }),
  ]);
  const present = (row: (typeof oldPosts)[number]) => presentPost(row, { ctx, team });
  const { authorsCount, reportingLink } = team;
  return { newPosts: newPosts.map(present), oldPosts: oldPosts.map(present), authorsCount, reportingLink };
}

/**
 * Records that this person has read a post, and returns how many of the team's posts are still unread. Throws what
 * `getPost` throws.
 */
export async function readCoachPost(ctx: UserCtx, id: string) {
  const { post, team } = await getPost(ctx, id);
  const read = { companyId: ctx.company.id, postId: post.id, userId: ctx.actor.userId };
  await ctx.db.postRead.createMany({ data: read, skipDuplicates: true });
  return { seen: true as const, newMessages: await countNewPosts(ctx, team.id) };
}

/** Returns how many posts of a team this person hasn't read. */
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
