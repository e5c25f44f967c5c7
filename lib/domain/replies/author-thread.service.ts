import { randomInt } from 'node:crypto';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { hourStart, instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { AUTHOR_MESSAGES_PER_DAY, HIDDEN_HOURS } from '#/lib/domain/replies/constants.ts';
import { readThreadOf, type ThreadRow } from '#/lib/domain/replies/read-threads.ts';
import { presentToAuthor } from '#/lib/domain/replies/replies.present.ts';
import { addMessage, hasMessage, lockThread, readAuthorState, setSigner } from '#/lib/domain/replies/thread.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { hashSecret, signatureOf } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const HOUR_SECONDS = 3600;

/** Returns the conversation that a key opens. Throws `not_found` for an unknown key. */
export async function openReply(ctx: Ctx, token: string) {
  return presentToAuthor(await requireThread(ctx, token));
}

interface Written {
  token: string;
  text: string;
  submissionId?: string | undefined;
}

/**
 * Writes into a conversation as its author; leaders see it from a random full hour. Throws what `openReply` throws,
 * `invalid` if it's closed and until the pulse's round has closed, `too_many_requests`, and `conflict` if the
 * submission id was used for something else.
 */
export async function writeReply(ctx: Ctx, { token, text, submissionId = crypto.randomUUID() }: Written) {
  const thread = await requireThread(ctx, token);
  await takeMessage(ctx, thread);
  await addOfAuthor(ctx, thread, { id: submissionId, kind: 'author', text });
  return { thread: await openReply(ctx, token) };
}

/** Closes a conversation for good. Throws what `writeReply` throws. */
export async function closeReply(ctx: Ctx, token: string) {
  const thread = await requireThread(ctx, token);
  await takeMessage(ctx, thread);
  await addOfAuthor(ctx, thread, { id: crypto.randomUUID(), kind: 'closed', text: '' });
  return { thread: await openReply(ctx, token) };
}

/**
 * Puts the signed-in person's name on a conversation, for good. Throws what `openReply` throws, also for a conversation
 * of another company, `invalid` until the pulse's round has closed, and `conflict` if someone else has signed it.
 */
export async function signReply(ctx: UserCtx, token: string) {
  const thread = await requireThread(ctx, token);
  if (thread.companyId !== ctx.company.id) throw notFound();
  requirePublished(thread);
  if (!(await setSigner(ctx.db, thread, ctx.actor.userId)))
    throw new Problem('conflict', message('replies.answers.signedBefore'));
  return { thread: await openReply(ctx, token) };
}

/**
 * Throws `invalid` until the round has closed: no one reads the text before, and anything said about it would be lost.
 */
function requirePublished({ isPublished }: ThreadRow): void {
  if (!isPublished) throw invalid(message('replies.answers.isWaiting'));
}

async function requireThread({ clock }: Ctx, token: string): Promise<ThreadRow> {
  const thread = await readThreadOf(hashSecret(token), clock.now());
  if (!thread) throw notFound();
  return thread;
}

type AuthorMessage = { id: string } & ({ kind: 'author'; text: string } | { kind: 'closed'; text: '' });

/** Adds a message of the author. One at a time, so that messages become visible in the order they were written. */
async function addOfAuthor(ctx: Ctx, thread: ThreadRow, entry: AuthorMessage): Promise<void> {
  requirePublished(thread);
  const ofAuthor = { ...entry, userId: null };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockThread(tx, thread))) throw notFound();
    if (await hasMessage(tx, thread, ofAuthor)) return;
    const { isClosed, lastAt } = await readAuthorState(tx, thread);
    if (isClosed) throw invalid(message('replies.answers.isClosed'));
    const visibleAt = chooseHour(ctx, lastAt);
    const isNew = await addMessage(tx, thread, { ...ofAuthor, visibleAt, isNotified: entry.kind === 'closed' });
    if (!isNew) throw new Problem('conflict', message('replies.answers.sentBefore'));
  });
}

/** Returns when others see what the author does now: at a random full hour, and not before earlier messages. */
function chooseHour({ clock }: Ctx, lastAt: Date | null): Date {
  const seconds = randomInt(HIDDEN_HOURS.min * HOUR_SECONDS, HIDDEN_HOURS.max * HOUR_SECONDS);
  const soonest = clock.now().getTime() + seconds * 1000;
  const hour = hourStart(new Date(soonest + HOUR_SECONDS * 1000 - 1));
  return lastAt && lastAt >= hour ? new Date(lastAt.getTime() + 1000) : hour;
}

/** Counts what an author does in a day, under a key that only this product can compute and that expires that day. */
async function takeMessage({ clock }: Ctx, { id, timeZone }: ThreadRow): Promise<void> {
  const today = localDateAt(clock.now(), timeZone);
  const midnight = instantAt(addDays(today, 1), '00:00', timeZone);
  const seconds = Math.ceil((midnight.getTime() - clock.now().getTime()) / 1000);
  const limit = { name: 'author-messages', points: AUTHOR_MESSAGES_PER_DAY, seconds };
  await takePoint(limit, signatureOf(`author-message/${id}/${today}`));
}
