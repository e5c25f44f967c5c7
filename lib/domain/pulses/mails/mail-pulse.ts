import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { FIRST_MAILS_PER_DAY_MAX, pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { pulseMail, pulseNudgeMail, pulseReminderMail } from '#/lib/domain/pulses/mails/pulse.email.ts';
import { findRespondent } from '#/lib/domain/pulses/respond/find-respondent.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { defaultLocale, formatLocales } from '#/lib/words/locales.ts';

/** Number 0 is the pulse, 1 its reminder, 2 and 3 are nudges. */
const THE_PULSE = 0;
const THE_REMINDER = 1;
const DAY_MS = 86_400_000;

/**
 * Sends one of the mails with a pulse's link, unless it or a later one has been sent, the person has answered or wants no
 * such mails, or the round has closed. From the sixth pulse of a day on the first mail is left out: it stands on the card.
 */
export async function mailPulse(
  ctx: Ctx,
  { recipientId, number }: { recipientId: number; number: number },
): Promise<void> {
  const now = ctx.clock.now();
  const recipient = await ctx.db.pulseRecipient.findUnique({
    where: { id: recipientId },
    include: {
      user: { include: { mailOptOuts: { where: { kind: 'check-ins' } } } },
      round: { include: { pulse: true } },
    },
  });
  if (!recipient || recipient.answered || (recipient.lastMail ?? -1) >= number) return;
  const { user, userId, round } = recipient;
  if (user.blockedAt || user.mailOptOuts.length > 0 || round.pulse.deletedAt) return;
  const token = mailedToken(pulseTokenPrefix, recipientId);
  const { isOpen, closesAt, name, ...respondent } = await findRespondent(token, now);
  if (!isOpen || (number === THE_PULSE && (await hasHadEnough(ctx, userId)))) return;
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: user.timeZone } as const;
  const content = {
    ...respondent,
    locale: defaultLocale,
    firstName: user.firstName,
    pulseName: name,
    closesAt: new Intl.DateTimeFormat(formatLocales[defaultLocale], format).format(closesAt),
    token,
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  };
  const mails: Record<number, typeof pulseMail> = { [THE_PULSE]: pulseMail, [THE_REMINDER]: pulseReminderMail };
  const mail = (mails[number] ?? pulseNudgeMail)(content);
  const to = { name: `${user.firstName} ${user.lastName}`, address: user.email };
  await sendMail({ to, messageKey: `pulse.${recipientId}.${number}`, ...mail });
  await ctx.db.pulseRecipient.update({ where: { id: recipientId }, data: { lastMail: number } });
}

/** Whether this person has got as many first mails about pulses in a day as is fair. */
async function hasHadEnough(ctx: Ctx, userId: number): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const mailed = await ctx.db.pulseRecipient.count({
    where: { userId, sendAt: { gt: since }, lastMail: { not: null } },
  });
  return mailed >= FIRST_MAILS_PER_DAY_MAX;
}
