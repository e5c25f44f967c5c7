import * as z from 'zod';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { wantsCheckIns } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import { FIRST_MAILS_PER_DAY_MAX, nudgeLimits, pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { pulseChat } from '#/lib/domain/pulses/mails/pulse.chat.ts';
import { pulseMail, pulseNudgeMail, pulseReminderMail } from '#/lib/domain/pulses/mails/pulse.email.ts';
import { lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { presentWords } from '#/lib/domain/pulses/questions/question.present.ts';
import { sendPulseMail } from '#/lib/domain/pulses/queues.ts';
import { findRespondent } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { listPulseReaders, type PulseReader } from '#/lib/domain/pulses/results/list-pulse-readers.ts';
import { tellDevices } from '#/lib/domain/push/tell-devices.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { announceToEachInTransaction } from '#/lib/platform/live.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';

/** Refreshes the screens of everyone who may read a pulse once this commits, and returns these people. */
export async function announcePulse(tx: Transaction, pulseId: number): Promise<PulseReader[]> {
  const readers = await listPulseReaders(tx, pulseId);
  const messages = readers.map(({ userId }) => ({ room: userRoom(userId), payload: { pulseId } }));
  await announceToEachInTransaction(tx, 'pulse', messages);
  return readers;
}

/** Number 0 is the pulse, 1 its reminder, 2 and 3 are nudges. */
const THE_PULSE = 0;
const THE_REMINDER = 1;
const DAY_MS = 86_400_000;

/**
 * Sends one of the emails with a pulse's link. Doesn't send it if this or a later one has been sent, if the person has
 * answered or wants no such emails, or if the round has closed. From the sixth pulse of a day, the first email is left
 * out, and the pulse only appears on the card.
 */
export async function mailPulse(
  ctx: Ctx,
  { recipientId, number }: { recipientId: number; number: number },
): Promise<void> {
  const now = ctx.clock.now();
  const recipient = await ctx.db.pulseRecipient.findUnique({
    where: { id: recipientId },
    include: {
      user: { include: { company: true } },
      round: { include: { pulse: true } },
    },
  });
  if (!recipient || recipient.answered || (recipient.lastMail ?? -1) >= number) return;
  const { user, userId, round } = recipient;
  if (user.blockedAt || round.pulse.deletedAt) return;
  const token = mailedToken(pulseTokenPrefix, recipientId);
  const { isOpen, closesAt, name, questions, ...respondent } = await findRespondent(token, now);
  if (!isOpen || (number === THE_PULSE && (await hasHadEnough(ctx, userId)))) return;
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: user.timeZone } as const;
  const locale = localeOf(user);
  const content = {
    ...respondent,
    locale,
    questions: questions.map((question) => {
      return { ...question, ...presentWords(question, { company: respondent.companyName, locale }) };
    }),
    firstName: user.firstName,
    pulseName: name,
    closesAt: formatInstant(closesAt, formatLocales[locale], format),
    token,
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  };
  const mails: Record<number, typeof pulseMail> = { [THE_PULSE]: pulseMail, [THE_REMINDER]: pulseReminderMail };
  const mail = { messageKey: `pulse.${recipientId}.${number}`, ...(mails[number] ?? pulseNudgeMail)(content) };
  const chat = pulseChat(content, { id: recipientId, number });
  const isDone = await tellPerson(ctx, { userId, kind: 'check-ins', mail, chat });
  if (!isDone) return;
  await ctx.db.pulseRecipient.update({ where: { id: recipientId }, data: { lastMail: number } });
  const kind = number === THE_PULSE ? 'pulse' : 'pulseReminder';
  await tellDevices(ctx, { userId, kind, path: `/pulse/${token}`, until: closesAt });
}

/** Returns whether this person has received as many first emails about pulses today as they should. */
async function hasHadEnough(ctx: Ctx, userId: number): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const mailed = await ctx.db.pulseRecipient.count({
    where: { userId, sendAt: { gt: since }, lastMail: { not: null } },
  });
  return mailed >= FIRST_MAILS_PER_DAY_MAX;
}

const nudged = z.object({ userId: z.number(), recipientId: z.number(), number: z.number() });
const HOUR_MS = 3_600_000;

/**
 * Emails a reminder to everyone who hasn't answered the open round, at most twice per round and once a day each.
 * Returns how many were reminded, but not who. If it's no one, the message says why. Throws what `getPulseRow` throws.
 */
export function nudgePulse(ctx: UserCtx, id: number): Promise<{ remindedCount: number; message?: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const { round } = await lockPulse(tx, ctx, id);
    if (round?.closedAt !== null) return { remindedCount: 0, message: message('pulses.answers.nothingOpen') };
    const people = await markNudged(tx, round.id, ctx.clock.now());
    if (people.length === 0) return { remindedCount: 0, message: describeNobody(round) };
    const tellings = people.map(({ userId, ...payload }) => ({ userId, payload }));
    await enqueueTellings(tx, ctx, sendPulseMail, tellings);
    await recordEvent(tx, ctx, { action: 'pulse.nudge', subject: `pulse:${id}`, details: { people: people.length } });
    return { remindedCount: people.length };
  });
}

const describeNobody = ({ membersCount, responsesCount }: NonNullable<PulseRow['round']>) =>
  message(responsesCount >= membersCount ? 'pulses.answers.allAnswered' : 'pulses.answers.allReminded');

/** Numbers 0 and 1 are the pulse and its reminder. */
const FIRST_NUDGE = 2;

async function markNudged(tx: Transaction, roundId: number, now: Date) {
  const dayAgo = new Date(now.getTime() - nudgeLimits.hours * HOUR_MS);
  return asRows(
    nudged,
    await tx.$queryRaw`
    UPDATE pulse_recipients p SET nudged_at = ${now}, nudge_count = p.nudge_count + 1
    FROM users u
    WHERE p.round_id = ${roundId} AND NOT p.answered AND p.is_told AND u.id = p.user_id AND u.blocked_at IS NULL
      AND p.nudge_count < ${nudgeLimits.perRound} AND (p.nudged_at IS NULL OR p.nudged_at <= ${dayAgo})
      AND ${wantsCheckIns}
    RETURNING p.user_id AS "userId", p.id AS "recipientId", p.nudge_count + ${FIRST_NUDGE - 1}::int AS number`,
  );
}
