import { getPost } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { listReadableTexts, readReactions, requireReadableText } from '#/lib/domain/replies/pulse-text.service.ts';
import { readTextThreads, readThreads, type ThreadRow } from '#/lib/domain/replies/read-threads.ts';
import { presentToLeader } from '#/lib/domain/replies/replies.present.ts';
import type { LeaderAct, LeaderThread, ThreadsQuery } from '#/lib/domain/replies/replies.schema.ts';
import { addMessage, setHolder } from '#/lib/domain/replies/thread.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the conversations of a team that this person leads, or those about the texts of a pulse's round that they may
 * read, with the reactions to these. Throws what `getCornerTeam` or `getPulseResults` throws.
 */
export async function listReplies(ctx: UserCtx, { teamId, pulseId, round }: ThreadsQuery) {
  const query = { companyId: ctx.company.id, now: ctx.clock.now() };
  const present = (row: ThreadRow) => presentToLeader(row, ctx.actor);
  if (pulseId === undefined) {
    const team = await getCornerTeam(ctx, teamId);
    return { threads: (await readThreads({ ...query, teamId: team.id })).map(present), reactions: [] };
  }
  const textIds = await listReadableTexts(ctx, { pulseId, teamId, round });
  const threads = await readTextThreads({ ...query, textIds });
  return { threads: threads.map(present), reactions: await readReactions(ctx, textIds) };
}

/**
 * Does one thing in a conversation as one of its readers, and returns the conversation. Throws `not_found` if this
 * person may not see it, `offensive`, and `conflict` if its author has closed it or the submission id was used for
 * something else.
 */
export async function answerReply(ctx: UserCtx, id: string, act: LeaderAct): Promise<{ thread: LeaderThread }> {
  const row = await getThread(ctx, id);
  if (presentToLeader(row, ctx.actor).state === 'closed')
    throw new Problem('conflict', message('replies.answers.isClosed'));
  if (act.hold !== undefined) await setHolder(ctx.db, row, ctx.actor.userId, act.hold);
  else await add(ctx, row, act);
  return { thread: presentToLeader(await getThread(ctx, id), ctx.actor) };
}

async function getThread(ctx: UserCtx, id: string): Promise<ThreadRow> {
  const query = { companyId: ctx.company.id, now: ctx.clock.now() };
  const post = await getPost(ctx, id).catch((error: unknown) => {
    if (isProblem(error) && error.code === 'not_found') return null;
    throw error;
  });
  if (!post) await requireReadableText(ctx, id);
  const [thread] = post
    ? await readThreads({ ...query, teamId: post.team.id, postId: id })
    : await readTextThreads({ ...query, textIds: [id] });
  if (!thread) throw notFound();
  return thread;
}

async function add(ctx: UserCtx, thread: ThreadRow, { text, note, submissionId }: LeaderAct): Promise<void> {
  const words = text ?? note ?? '';
  if (words !== '') await requireKindWords(ctx, words);
  const kind = text !== undefined ? 'reply' : note !== undefined ? 'note' : 'answered';
  const id = submissionId ?? crypto.randomUUID();
  const entry = { id, userId: ctx.actor.userId, kind, text: words } as const;
  const isNew = await addMessage(ctx.db, thread, {
    ...entry,
    visibleAt: ctx.clock.now(),
    isNotified: kind !== 'reply',
  });
  if (!isNew) throw new Problem('conflict', message('replies.answers.sentBefore'));
}
