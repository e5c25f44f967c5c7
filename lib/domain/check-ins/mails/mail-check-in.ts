import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { checkInMail } from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { type CheckInToMail, findCheckInToMail } from '#/lib/domain/check-ins/mails/find-check-in-to-mail.ts';
import { askedSpan } from '#/lib/domain/check-ins/questions/question-wording.ts';
import { wordAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { type Mail, sendMail } from '#/lib/platform/mail.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { defaultLocale, formatLocales } from '#/lib/words/locales.ts';

/** Number 0 is the check-in itself, 1 and 2 are its reminders. */
const THE_CHECK_IN = 0;

/** Sends the mail with a check-in's link, unless it has been sent or can no longer be answered. */
export async function mailCheckIn(ctx: Ctx, checkInId: number): Promise<void> {
  const checkIn = await findCheckInToMail(ctx, checkInId);
  if (!checkIn || wasTaken(checkIn, THE_CHECK_IN)) return;
  const mail = checkInMail(contentOf(ctx, checkIn));
  await sendAndMark([{ checkIn, number: THE_CHECK_IN }], { messageKey: `check-in.${checkInId}`, ...mail });
}

/** Whether the mail server has taken the mail of this number, or a later one. */
export function wasTaken({ lastMail }: CheckInToMail, number: number): boolean {
  return lastMail !== null && lastMail >= number;
}

interface MailItem {
  checkIn: CheckInToMail;
  number: number;
}

/**
 * Sends one person a mail about check-ins and notes at once that the mail server has taken it. A process killed in
 * between sends it again under the same Message-ID. Mails go one at a time, so that it is never more than one.
 */
export function sendAndMark(
  [first, ...others]: readonly [MailItem, ...MailItem[]],
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  const { firstName, lastName, email } = first.checkIn;
  const items = [first, ...others];
  return inTurn(async () => {
    await sendMail({ to: { name: `${firstName} ${lastName}`, address: email }, ...mail });
    await pool().query({
      name: 'mark-mail-taken',
      text: `UPDATE check_ins c SET last_mail = greatest(c.last_mail, told.number)
        FROM unnest($1::int[], $2::int[]) AS told (id, number) WHERE c.id = told.id`,
      values: [items.map(({ checkIn }) => checkIn.id), items.map(({ number }) => number)],
    });
  });
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const line = singleton('check-ins.mail-line', () => ({ last: Promise.resolve() }));
  const turn = line.last.then(work);
  line.last = turn.catch(() => undefined);
  return turn;
}

/** Returns the content of a mail about a check-in. */
export function contentOf(ctx: Ctx, { id, userId, timeZone, closesAt, frequencyId, ...checkIn }: CheckInToMail) {
  const { firstName, teamName, asksOwn, localDate, smallestGroup, readers } = checkIn;
  const locale = defaultLocale;
  const format = new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'full', timeStyle: 'short', timeZone });
  return {
    locale,
    firstName,
    teamName,
    asksOwn,
    audience: wordAudience({ asksOwn, smallestGroup, readers }),
    frequencyId,
    span: askedSpan(frequencyId, { localDate, today: localDateAt(ctx.clock.now(), timeZone) }),
    closesAt: format.format(closesAt),
    token: mailedToken(checkInTokenPrefix, id),
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  };
}
