import { type DueReminder, listDueReminders } from '#/lib/domain/check-ins/queries/list-due-reminders.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import { dueReminder, nextReminderAt } from '#/lib/domain/check-ins/reminder-time.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

const BATCH = 500;

interface Decision {
  id: number;
  /** Of the reminder to be sent now; null for none. */
  number: number | null;
  reminderCount: number;
  remindAt: Date | null;
}

/**
 * Enqueues every reminder whose time has come and sets the time of the next one, both in one transaction per batch.
 * Times are worked out anew from the team's settings and the person's zone of now, so a reminder that they have moved
 * is put off, and one that nobody could send in time is passed over. Answers how many were enqueued.
 */
export async function sendReminders(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  let count = 0;
  for (;;) {
    const batch = await ctx.db.$transaction(async (tx) => {
      const due = await listDueReminders(tx, now, BATCH);
      const decisions = due.map((checkIn) => decide(checkIn, now));
      await store(tx, decisions);
      const jobs = decisions.flatMap(({ id, number }) => (number === null ? [] : [{ checkInId: id, number }]));
      await enqueue(tx, sendReminderMail, ...jobs);
      return { seen: due.length, sent: jobs.length };
    });
    count += batch.sent;
    if (batch.seen < BATCH) return count;
  }
}

function decide(checkIn: DueReminder, now: Date): Decision {
  const { id, isWanted, reminderCount } = checkIn;
  if (!isWanted) return { id, number: null, reminderCount, remindAt: null };
  const number = dueReminder(checkIn, reminderCount, now);
  const passed = number ?? reminderCount;
  return { id, number, reminderCount: passed, remindAt: nextReminderAt(checkIn, passed, now) };
}

async function store(tx: Transaction, decisions: readonly Decision[]): Promise<void> {
  if (decisions.length === 0) return;
  await tx.$executeRaw`
    UPDATE check_ins c SET remind_at = decided."remindAt", reminder_count = decided."reminderCount"
    FROM jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
      AS decided (id int, "remindAt" timestamptz, "reminderCount" smallint)
    WHERE c.id = decided.id`;
}
