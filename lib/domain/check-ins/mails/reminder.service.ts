import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { type DueReminder, listDueReminders } from '#/lib/domain/check-ins/mails/list-due-reminders.ts';
import { combinableReminder, dueReminder, nextReminderAt } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Due reminders per transaction; each may take a lock. */
const PORTION = 250;

interface Decision {
  id: number;
  /** The number of the reminder to send now; null if none is due. */
  number: number | null;
  reminderCount: number;
  remindAt: Date | null;
}

/**
 * Enqueues one email for each person with a due reminder, about all of their reminders of that day. Each portion is one
 * transaction, which also sets the time of the next reminders. Times follow the current settings of team and person: a
 * reminder whose time was moved later waits, and one that is too late is skipped. Returns how many emails were
 * enqueued.
 */
export async function sendReminders(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  let count = 0;
  for (;;) {
    const batch = await ctx.db.$transaction(async (tx) => {
      const reminders = await listDueReminders(tx, now, PORTION);
      const people = Map.groupBy(reminders, ({ userId }) => userId);
      const decisions = Array.from(people, ([userId, checkIns]) => ({ userId, its: decide(checkIns, now) }));
      await store(
        tx,
        decisions.flatMap(({ its }) => its),
        now,
      );
      const mails = decisions.flatMap(({ userId, its }) => mailOf(its).map((payload) => ({ userId, payload })));
      await enqueueTellings(tx, ctx, sendReminderMail, mails);
      return { due: reminders.filter(({ isDue }) => isDue).length, sent: mails.length };
    });
    count += batch.sent;
    if (batch.due === 0) return count;
  }
}

/** Decides for one person what is due. If anything is sent, it includes what would come later that day. */
function decide(checkIns: readonly DueReminder[], now: Date): Decision[] {
  const due = checkIns.filter(({ isDue }) => isDue).map((checkIn) => decideOn(checkIn, now, dueReminder));
  if (due.every(({ number }) => number === null)) return due;
  return checkIns
    .map((checkIn) => decideOn(checkIn, now, combinableReminder))
    .filter(({ id, number }) => number !== null || due.some((decision) => decision.id === id));
}

function decideOn(checkIn: DueReminder, now: Date, choose: typeof dueReminder): Decision {
  const { id, isWanted, reminderCount } = checkIn;
  if (!isWanted) return { id, number: null, reminderCount, remindAt: null };
  const number = choose(checkIn, reminderCount, now);
  const lastNumber = number ?? reminderCount;
  return { id, number, reminderCount: lastNumber, remindAt: nextReminderAt(checkIn, lastNumber, now) };
}

/** Returns the email about these reminders, if any; the check-in that closes first decides its Message-ID. */
function mailOf(decisions: readonly Decision[]) {
  const reminders = decisions.flatMap(({ id, number }) => (number === null ? [] : [{ checkInId: id, number }]));
  const [first, ...others] = reminders;
  return first ? [{ ...first, others }] : [];
}

async function store(tx: Transaction, decisions: readonly Decision[], now: Date): Promise<void> {
  if (decisions.length === 0) return;
  await tx.$executeRaw`
    UPDATE check_ins c SET remind_at = decided."remindAt", reminder_count = decided."reminderCount",
      reminded_at = CASE WHEN decided.number IS NULL THEN c.reminded_at ELSE ${now} END
    FROM jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
      AS decided (id int, number smallint, "remindAt" timestamptz, "reminderCount" smallint)
    WHERE c.id = decided.id`;
}
