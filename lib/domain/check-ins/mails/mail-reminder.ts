import { checkInReminderMail, checkInsReminderMail } from '#/lib/domain/check-ins/mails/check-in-reminder.email.ts';
import { findCheckInToMail } from '#/lib/domain/check-ins/mails/find-check-in-to-mail.ts';
import { contentOf, sendAndMark, wasTaken } from '#/lib/domain/check-ins/mails/mail-check-in.ts';
import { combinableReminder } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import type { Ctx } from '#/lib/platform/context.ts';

interface Reminder {
  checkInId: number;
  /** 1 or 2. */
  number: number;
}

/**
 * Sends one person's reminders as one mail, without those that have been sent, have become too late or needless; none
 * when nothing is left. However often it is tried, the mail has the same Message-ID.
 */
export async function mailReminder(ctx: Ctx, reminders: readonly [Reminder, ...Reminder[]]): Promise<void> {
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
  if (!first) return;
  const content = contentOf(ctx, first.checkIn);
  const [second, ...more] = others.map(({ checkIn }) => contentOf(ctx, checkIn));
  const mail = second ? checkInsReminderMail([content, second, ...more]) : checkInReminderMail(content);
  const [{ checkInId, number }] = reminders;
  await sendAndMark([first, ...others], { messageKey: `check-in-reminder.${checkInId}.${number}`, ...mail });
}
