import { randomInt } from 'node:crypto';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { hourStart, instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { AUTHOR_MESSAGES_PER_DAY, HIDDEN_HOURS } from '#/lib/domain/replies/constants.ts';
import { readThreadOf, type ThreadRow } from '#/lib/domain/replies/read-threads.ts';
import { presentToAuthor } from '#/lib/domain/replies/replies.present.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { hashSecret, signatureOf } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const HOUR_SECONDS = 3600;

/** Returns the conversation that a key opens. Throws `not_found` for a key that opens nothing. */
export async function openReply(ctx: Ctx, token: string) {
  return presentToAuthor(await requireThread(ctx, token));
}

interface Written {
  token: string;
  text: string;
  submissionId?: string | undefined;
}

/**
 * Writes into a conversation as its author; the leaders see it from a full hour on that comes by chance. Throws as
 * `openReply`, `invalid` once it is closed, `too_many_requests`, and `conflict` for a sending that was another one before.
 */
export async function writeReply(ctx: Ctx, { token, text, submissionId = crypto.randomUUID() }: Written) {
  const thread = await requireThread(ctx, token);
  await takeMessage(ctx, thread);
  await addOfAuthor(ctx, thread, { id: submissionId, kind: 'author', text });
  return { thread: await openReply(ctx, token) };
}

/** Closes a conversation for good. Throws as `writeReply`. */
export async function closeReply(ctx: Ctx, token: string) {
  const thread = await requireThread(ctx, token);
  await takeMessage(ctx, thread);
  await addOfAuthor(ctx, thread, { id: crypto.randomUUID(), kind: 'closed', text: '' });
  return { thread: await openReply(ctx, token) };
}

/**
 * Puts the name of who is signed in on a conversation, for good. Throws as `openReply`, also for one of another company,
 * and `conflict` where somebody else has signed it.
 */
export async function signReply(ctx: UserCtx, token: string) {
  const { id: postId, companyId } = await requireThread(ctx, token);
  const { userId } = ctx.actor;
  if (companyId !== ctx.company.id) throw notFound();
  const where = { postId, OR: [{ signedById: null }, { signedById: userId }] };
  const { count } = await ctx.db.replyThread.updateMany({ where, data: { signedById: userId } });
  if (count === 0) throw new Problem('conflict', message('replies.answers.signedBefore'));
  return { thread: await openReply(ctx, token) };
}

async function requireThread({ clock }: Ctx, token: string): Promise<ThreadRow> {
  const thread = await readThreadOf(hashSecret(token), clock.now());
  if (!thread) throw notFound();
  return thread;
}

type AuthorMessage = { id: string } & ({ kind: 'author'; text: string } | { kind: 'closed'; text: '' });

/** One after the other, so that what was written first is seen first. */
async function addOfAuthor(ctx: Ctx, { id: postId, companyId }: ThreadRow, entry: AuthorMessage): Promise<void> {
  const ofThread = { companyId, postId };
  await inTransaction(ctx.db, async (tx) => {
    const locked = await tx.$executeRaw`SELECT FROM reply_threads WHERE post_id = ${postId}::uuid FOR UPDATE`;
    if (locked === 0) throw notFound();
    if ((await tx.replyMessage.count({ where: { ...ofThread, ...entry } })) > 0) return;
    if ((await tx.replyMessage.count({ where: { ...ofThread, kind: 'closed' } })) > 0)
      throw invalid(message('replies.answers.isClosed'));
    const visibleAt = await chooseHour(tx, ctx, ofThread);
    const data = { ...ofThread, ...entry, visibleAt, isNotified: entry.kind === 'closed' };
    const { count } = await tx.replyMessage.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new Problem('conflict', message('replies.answers.sentBefore'));
  });
}

/** Returns when the leaders see what its author does now: a full hour by chance, and not before what they did before. */
async function chooseHour(tx: Transaction, { clock }: Ctx, ofThread: { companyId: number; postId: string }) {
  const seconds = randomInt(HIDDEN_HOURS.min * HOUR_SECONDS, HIDDEN_HOURS.max * HOUR_SECONDS);
  const soonest = clock.now().getTime() + seconds * 1000;
  const hour = hourStart(new Date(soonest + HOUR_SECONDS * 1000 - 1));
  const where = { ...ofThread, kind: { in: ['author', 'closed'] } };
  const { _max: last } = await tx.replyMessage.aggregate({ where, _max: { visibleAt: true } });
  return last.visibleAt && last.visibleAt >= hour ? new Date(last.visibleAt.getTime() + 1000) : hour;
}

/** Counts what an author does in a day, under a key that only this product can compute and that goes with the day. */
async function takeMessage({ clock }: Ctx, { id, timeZone }: ThreadRow): Promise<void> {
  const today = localDateAt(clock.now(), timeZone);
  const midnight = instantAt(addDays(today, 1), '00:00', timeZone);
  const seconds = Math.ceil((midnight.getTime() - clock.now().getTime()) / 1000);
  const limit = { name: 'author-messages', points: AUTHOR_MESSAGES_PER_DAY, seconds };
  await takePoint(limit, signatureOf(`author-message/${id}/${today}`));
}
