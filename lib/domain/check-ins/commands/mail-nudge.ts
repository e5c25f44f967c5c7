import { contentOf } from '#/lib/domain/check-ins/commands/mail-check-in.ts';
import { checkInReminderMail } from '#/lib/domain/check-ins/emails/check-in-reminder.ts';
import { findCheckInToMail } from '#/lib/domain/check-ins/steps/find-check-in-to-mail.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';

/** Sends the reminder that a leader asked for, unless it has become needless; tried again under the same Message-ID. */
export async function mailNudge(ctx: Ctx, checkInId: number): Promise<void> {
  const checkIn = await findCheckInToMail(ctx, checkInId);
  if (!checkIn) return;
  const { firstName, lastName, email, remindedAt } = checkIn;
  await sendMail({
    to: { name: `${firstName} ${lastName}`, address: email },
    messageKey: `check-in-nudge.${checkInId}.${remindedAt?.getTime() ?? 0}`,
    ...checkInReminderMail(contentOf(ctx, checkIn)),
  });
}
