import { getPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { readThreads } from '#/lib/domain/replies/read-threads.ts';
import { presentToLeader } from '#/lib/domain/replies/replies.present.ts';
import type { LeaderAct, LeaderThread } from '#/lib/domain/replies/replies.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the conversations of a team that this person leads. Throws what `getCornerTeam` throws. */
export async function listReplies(ctx: UserCtx, teamId: number) {
  const team = await getCornerTeam(ctx, teamId);
  const query = { companyId: ctx.company.id, teamId: team.id, now: ctx.clock.now() };
  return { threads: (await readThreads(query)).map((row) => presentToLeader(row, ctx.actor)) };
}

/**
 * Does one thing to a conversation as a leader of its team, and returns it. Throws `not_found` for one that this person
 * does not see, `offensive`, and `conflict` once its author has closed it, or for a sending that was another one before.
 */
export async function answerReply(ctx: UserCtx, id: string, act: LeaderAct): Promise<{ thread: LeaderThread }> {
  const { state } = await getThread(ctx, id);
  if (state === 'closed') throw new Problem('conflict', message('replies.answers.isClosed'));
  if (act.hold !== undefined) await hold(ctx, id, act.hold);
  else await add(ctx, id, act);
  return { thread: await getThread(ctx, id) };
}

async function getThread(ctx: UserCtx, id: string): Promise<LeaderThread> {
  const { team } = await getPost(ctx, id);
  const query = { companyId: ctx.company.id, teamId: team.id, now: ctx.clock.now(), postId: id };
  const [thread] = await readThreads(query);
  if (!thread) throw notFound();
  return presentToLeader(thread, ctx.actor);
}

/** Whoever takes it has it, also from another; it is left by who has it. */
async function hold({ db, actor: { userId } }: UserCtx, postId: string, isHeld: boolean): Promise<void> {
  const where = isHeld ? { postId } : { postId, holderId: userId };
  await db.replyThread.updateMany({ where, data: { holderId: isHeld ? userId : null } });
}

async function add(ctx: UserCtx, postId: string, { text, note, submissionId }: LeaderAct): Promise<void> {
  const words = text ?? note ?? '';
  if (words !== '') await requireKindWords(ctx, words);
  const kind = text !== undefined ? 'reply' : note !== undefined ? 'note' : 'answered';
  const of = { companyId: ctx.company.id, postId, userId: ctx.actor.userId, kind, text: words };
  const id = submissionId ?? crypto.randomUUID();
  const data = { id, ...of, visibleAt: ctx.clock.now(), isNotified: kind !== 'reply' };
  const { count } = await ctx.db.replyMessage.createMany({ data, skipDuplicates: true });
  if (count === 0 && (await ctx.db.replyMessage.count({ where: { id, ...of } })) === 0)
    throw new Problem('conflict', message('replies.answers.sentBefore'));
}
