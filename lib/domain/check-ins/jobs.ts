import { defineTellingJob } from '#/lib/domain/channels/telling-queue.ts';
import { mailCheckIn, mailNudge, mailReminder } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import {
  sendCheckInMail,
  sendNudgeMail,
  sendReminderMail,
  sendRound,
  sweepReminders,
  sweepRounds,
} from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepRounds, async (ctx) => {
  await openDueRounds(ctx);
});

defineJob(sweepReminders, async (ctx) => {
  await sendReminders(ctx);
});

defineJob(sendRound, (ctx, { roundId }) => sendRoundToMembers(ctx, roundId));

defineTellingJob(sendCheckInMail, (ctx, { checkInId }, inLine) => mailCheckIn(ctx, checkInId, inLine));

defineTellingJob(sendReminderMail, (ctx, { others, ...first }, inLine) =>
  mailReminder(ctx, [first, ...others], inLine),
);

defineTellingJob(sendNudgeMail, (ctx, { checkInId }) => mailNudge(ctx, checkInId));
