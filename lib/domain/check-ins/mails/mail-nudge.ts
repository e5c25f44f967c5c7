import { checkInReminderMail } from '#/lib/domain/check-ins/mails/check-in-reminder.email.ts';
import { findCheckInToMail } from '#/lib/domain/check-ins/mails/find-check-in-to-mail.ts';
import { contentOf } from '#/lib/domain/check-ins/mails/mail-check-in.ts';
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
