import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { pulseResultsMail } from '#/lib/domain/pulses/mails/pulse-results.email.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** Tells somebody who may read them that a round's results are in, unless they want no such mails. */
export async function mailResults(ctx: Ctx, { roundId, userId }: { roundId: number; userId: number }): Promise<void> {
  const round = await ctx.db.pulseRound.findUnique({
    where: { id: roundId },
    include: { pulse: { include: { company: true } }, results: { where: { hiddenReason: null }, take: 1 } },
  });
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    include: { mailOptOuts: { where: { kind: 'check-ins' } } },
  });
  if (!round || !user || round.pulse.deletedAt || user.blockedAt || user.mailOptOuts.length > 0) return;
  const mail = pulseResultsMail({
    locale: defaultLocale,
    firstName: user.firstName,
    pulseId: round.pulseId,
    pulseName: round.pulse.name,
    responsesCount: round.responsesCount,
    membersCount: round.membersCount,
    minimumGroupSize: Math.max(round.minimumGroupSize ?? 0, round.pulse.company.minimumGroupSize),
    isShown: round.results.length > 0,
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  });
  const to = { name: `${user.firstName} ${user.lastName}`, address: user.email };
  await sendMail({ to, messageKey: `pulse-results.${roundId}.${userId}`, ...mail });
}
