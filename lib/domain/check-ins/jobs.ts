import { mailCheckIn } from '#/lib/domain/check-ins/mails/mail-check-in.ts';
import { mailNudge } from '#/lib/domain/check-ins/mails/mail-nudge.ts';
import { mailReminder } from '#/lib/domain/check-ins/mails/mail-reminder.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/send-reminders.ts';
import {
  sendCheckInMail,
  sendNudgeMail,
  sendReminderMail,
  sendRound,
  sweepLatecomers,
  sweepReminders,
  sweepRounds,
} from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/open-due-rounds.ts';
import { resendRoundsToLatecomers } from '#/lib/domain/check-ins/rounds/resend-rounds-to-latecomers.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/send-round-to-members.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepRounds, async (ctx) => {
  await openDueRounds(ctx);
});

defineJob(sweepLatecomers, async (ctx) => {
  await resendRoundsToLatecomers(ctx);
});

defineJob(sweepReminders, async (ctx) => {
  await sendReminders(ctx);
});

defineJob(sendRound, (ctx, { roundId }) => sendRoundToMembers(ctx, roundId));

defineJob(sendCheckInMail, (ctx, { checkInId }) => mailCheckIn(ctx, checkInId));

defineJob(sendReminderMail, (ctx, { others, ...first }) => mailReminder(ctx, [first, ...others]));

defineJob(sendNudgeMail, (ctx, { checkInId }) => mailNudge(ctx, checkInId));
