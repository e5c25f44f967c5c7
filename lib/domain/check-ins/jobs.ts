import { mailCheckIn } from '#/lib/domain/check-ins/commands/mail-check-in.ts';
import { mailNudge } from '#/lib/domain/check-ins/commands/mail-nudge.ts';
import { mailReminder } from '#/lib/domain/check-ins/commands/mail-reminder.ts';
import { openDueRounds } from '#/lib/domain/check-ins/commands/open-due-rounds.ts';
import { resendRoundsToLatecomers } from '#/lib/domain/check-ins/commands/resend-rounds-to-latecomers.ts';
import { sendReminders } from '#/lib/domain/check-ins/commands/send-reminders.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/commands/send-round-to-members.ts';
import {
  sendCheckInMail,
  sendNudgeMail,
  sendReminderMail,
  sendRound,
  sweepLatecomers,
  sweepReminders,
  sweepRounds,
} from '#/lib/domain/check-ins/queues.ts';
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
