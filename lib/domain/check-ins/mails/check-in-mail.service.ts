import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import type { Line } from '#/lib/domain/channels/telling-queue.ts';
import type { Told } from '#/lib/domain/channels/way.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { checkInChat } from '#/lib/domain/check-ins/mails/check-in.chat.ts';
import { checkInMail, checkInReminderMail, checkInsReminderMail } from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { type CheckInToMail, findCheckInToMail } from '#/lib/domain/check-ins/mails/find-check-in-to-mail.ts';
import { combinableReminder } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { askedSpan } from '#/lib/domain/check-ins/questions/questions.present.ts';
import { describeAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { tellDevices } from '#/lib/domain/push/tell-devices.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { inMailLine } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { formatLocales } from '#/lib/words/locales.ts';

/** Number 0 is the check-in itself, 1 and 2 are its reminders. */
const THE_CHECK_IN = 0;
/** The number of a leader's reminder in a chat, where a later one replaces it. */
const NUDGE = 9;

/**
 * Sends the email with a check-in's link and shows it on the person's devices, unless it has been sent or the check-in
 * can no longer be answered.
 */
export async function mailCheckIn(ctx: Ctx, checkInId: number, inLine: Line = inMailLine): Promise<void> {
  const toldOne = await inLine(async () => {
    const checkIn = await findCheckInToMail(ctx, checkInId);
    if (!checkIn || wasTaken(checkIn, THE_CHECK_IN)) return null;
    const content = contentOf(ctx, checkIn);
    const mail = checkInMail(content);
    const chat = checkInChat([content], { id: checkInId, number: THE_CHECK_IN });
    return tellAndMark(ctx, [{ checkIn, number: THE_CHECK_IN }], {
      mail: { messageKey: `check-in.${checkInId}`, ...mail },
      chat,
    });
  });
  await showCheckIn(ctx, toldOne, 'checkIn');
}

/**
 * Shows a check-in on the devices of a person who has been notified about it, without waiting in the queue of emails.
 */
async function showCheckIn(
  ctx: Ctx,
  checkIn: CheckInToMail | null,
  kind: 'checkIn' | 'checkInReminder',
): Promise<void> {
  if (!checkIn) return;
  const { id, userId, closesAt } = checkIn;
  const path = `/questionnaire/${mailedToken(checkInTokenPrefix, id)}` as const;
  await tellDevices(ctx, { userId, kind, path, until: closesAt });
}

/** Returns whether the mail server has accepted the email with this number or a later one. */
export function wasTaken({ lastMail }: CheckInToMail, number: number): boolean {
  return lastMail !== null && lastMail >= number;
}

interface MailItem {
  checkIn: CheckInToMail;
  number: number;
}

/**
 * Tells one person about check-ins, and stores immediately that the email was accepted. If the process dies in between,
 * the email is sent again with the same Message-ID. Returns the first check-in; null if nothing was sent.
 */
async function tellAndMark(
  ctx: Ctx,
  items: readonly [MailItem, ...MailItem[]],
  news: Told,
): Promise<CheckInToMail | null> {
  const [{ checkIn: first }] = items;
  if (!(await tellPerson(ctx, { userId: first.userId, kind: 'check-ins', ...news }))) return null;
  await pool().query({
    name: 'mark-mail-taken',
    text: `UPDATE check_ins c SET last_mail = greatest(c.last_mail, told.number)
      FROM unnest($1::int[], $2::int[]) AS told (id, number) WHERE c.id = told.id`,
    values: [items.map(({ checkIn }) => checkIn.id), items.map(({ number }) => number)],
  });
  return first;
}

/** Returns the content of an email about a check-in. */
export function contentOf(
  ctx: Ctx,
  { id, userId, locale, timeZone, closesAt, frequencyId, ...checkIn }: CheckInToMail,
) {
  const { firstName, teamName, asksOwn, localDate, smallestGroup, readers } = checkIn;
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return {
    locale,
    firstName,
    teamName,
    asksOwn,
    audience: describeAudience({ asksOwn, smallestGroup, readers }, locale),
    span: askedSpan(frequencyId, { localDate, today: localDateAt(ctx.clock.now(), timeZone) }),
    closesAt: formatInstant(closesAt, formatLocales[locale], format),
    token: mailedToken(checkInTokenPrefix, id),
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  };
}

interface Reminder {
  checkInId: number;
  /** 1 or 2. */
  number: number;
}

/**
 * Sends one person's reminders as one email, without those that have been sent, are too late or no longer needed. Sends
 * nothing if none is left. All attempts have the same Message-ID.
 */
export async function mailReminder(
  ctx: Ctx,
  reminders: readonly [Reminder, ...Reminder[]],
  inLine: Line = inMailLine,
): Promise<void> {
  await showCheckIn(ctx, await inLine(() => mailDueReminders(ctx, reminders)), 'checkInReminder');
}

async function mailDueReminders(
  ctx: Ctx,
  reminders: readonly [Reminder, ...Reminder[]],
): Promise<CheckInToMail | null> {
  const now = ctx.clock.now();
  const read = reminders.map(async ({ checkInId, number }) => {
    const checkIn = await findCheckInToMail(ctx, checkInId);
    return checkIn ? [{ checkIn, number }] : [];
  });
  const [first, ...others] = (await Promise.all(read))
    .flat()
    .filter(
      ({ checkIn, number }) => !wasTaken(checkIn, number) && combinableReminder(checkIn, number - 1, now) === number,
    );
  if (!first) return null;
  const content = contentOf(ctx, first.checkIn);
  const [second, ...more] = others.map(({ checkIn }) => contentOf(ctx, checkIn));
  const mail = second ? checkInsReminderMail([content, second, ...more]) : checkInReminderMail(content);
  const [{ checkInId, number }] = reminders;
  const messageKey = `check-in-reminder.${checkInId}.${number}`;
  const chat = checkInChat([content, ...(second ? [second, ...more] : [])], {
    id: first.checkIn.id,
    number: first.number,
  });
  return tellAndMark(ctx, [first, ...others], { mail: { messageKey, ...mail }, chat });
}

/** Sends the reminder that a leader asked for, unless it's no longer needed. All attempts have the same Message-ID. */
export async function mailNudge(ctx: Ctx, checkInId: number): Promise<void> {
  const checkIn = await findCheckInToMail(ctx, checkInId);
  if (!checkIn) return;
  const { userId, remindedAt } = checkIn;
  const messageKey = `check-in-nudge.${checkInId}.${remindedAt?.getTime() ?? 0}`;
  const content = contentOf(ctx, checkIn);
  const mail = { messageKey, ...checkInReminderMail(content) };
  const chat = checkInChat([content], { id: checkInId, number: NUDGE });
  const isDone = await tellPerson(ctx, { userId, kind: 'check-ins', mail, chat });
  await showCheckIn(ctx, isDone ? checkIn : null, 'checkInReminder');
}
