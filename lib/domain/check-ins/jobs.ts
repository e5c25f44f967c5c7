import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { openDueRounds } from '#/lib/domain/check-ins/commands/open-due-rounds.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/commands/send-round.ts';
import { checkInMail } from '#/lib/domain/check-ins/emails/check-in.ts';
import { sendCheckInMail, sendRound, sweepRounds } from '#/lib/domain/check-ins/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

defineJob(sweepRounds, async (ctx) => {
  await openDueRounds(ctx);
});

defineJob(sendRound, (ctx, { roundId }) => sendRoundToMembers(ctx, roundId));

defineJob(sendCheckInMail, async (ctx, { checkInId }) => {
  const checkIn = await ctx.db.checkIn.findUnique({
    where: { id: checkInId },
    include: { user: { include: { mailOptOut: true } }, team: true },
  });
  if (!checkIn || checkIn.answeredAt || checkIn.closesAt <= ctx.clock.now() || checkIn.user.blockedAt) return;
  const { user, team } = checkIn;
  // Unsubscribed since the check-in was made.
  if (user.mailOptOut) return;
  const closesAt = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: user.timeZone });
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `check-in.${checkIn.id}`,
    ...checkInMail({
      firstName: user.firstName,
      teamName: team.name,
      frequencyId: checkIn.frequencyId as FrequencyId,
      closesAt: closesAt.format(checkIn.closesAt),
      token: mailedToken('srv_', checkIn.id),
      unsubscribeToken: mailedToken('uns_', user.id),
    }),
  });
});
