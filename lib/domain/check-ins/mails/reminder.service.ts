import * as z from 'zod';
import {
  combinableReminder,
  dueReminder,
  nextReminderAt,
  type RemindedCheckIn,
} from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const PEOPLE = 500;

interface Decision {
  id: number;
  /** Of the reminder that is sent now; null for none. */
  number: number | null;
  reminderCount: number;
  remindAt: Date | null;
}

/**
 * Enqueues one mail for everybody with a due reminder, about all of their reminders that day, and sets the time of the
 * next ones, both in one transaction per batch. Times follow the current settings of team and person: a reminder that
 * they have moved is postponed, and one that is too late is skipped. Returns how many mails were enqueued.
 */
export async function sendReminders(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  let count = 0;
  for (;;) {
    const batch = await ctx.db.$transaction(async (tx) => {
      if (!(await mayRemind(tx))) return { people: 0, sent: 0 };
      const people = Map.groupBy(await listDueReminders(tx, now, PEOPLE), ({ userId }) => userId);
      const decisions = Array.from(people.values(), (checkIns) => decide(checkIns, now));
      await store(tx, decisions.flat(), now);
      const mails = decisions.flatMap(mailOf);
      await enqueue(tx, sendReminderMail, ...mails);
      return { people: people.size, sent: mails.length };
    });
    count += batch.sent;
    if (batch.people < PEOPLE) return count;
  }
}

/** Decides for one person what is due and, when any of it is sent, includes what would come later that day. */
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

/** The one that closes first gives the mail its Message-ID. */
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

export interface DueReminder extends RemindedCheckIn {
  id: number;
  userId: number;
  reminderCount: number;
  /** False for one whose time has not come, of somebody who has another one that is due. */
  isDue: boolean;
  /** Still open, unanswered, and of somebody who is asked by the team, not blocked and wants mail. */
  isWanted: boolean;
}

const dueReminderRow: z.ZodType<DueReminder> = z.object({
  id: z.number(),
  userId: z.number(),
  frequencyId: z.literal([1, 2, 3, 4]),
  localDate: z.iso.date(),
  sentAt: z.date(),
  closesAt: z.date(),
  reminderCount: z.number(),
  timeZone: z.string(),
  workingDays: z.array(z.number()),
  surveysTimeSend: z.string(),
  isDue: z.boolean(),
  isWanted: z.boolean(),
});

const DAY_MS = 86_400_000;

/**
 * Lists and locks check-ins of people with a due reminder: those whose next reminder is due or comes within a day, the
 * first to close in front. Leaves out a check-in that is being answered.
 */
export async function listDueReminders(tx: Transaction, now: Date, people: number): Promise<DueReminder[]> {
  return asRows(
    dueReminderRow,
    await tx.$queryRaw`
    SELECT c.id, c.user_id AS "userId", c.frequency_id AS "frequencyId", c.local_date::text AS "localDate",
      c.sent_at AS "sentAt", c.closes_at AS "closesAt", c.reminder_count AS "reminderCount",
      u.time_zone AS "timeZone", t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
      c.remind_at <= ${now} AS "isDue",
      c.answered_at IS NULL AND c.closes_at > ${now} AND u.blocked_at IS NULL
        AND NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'check-ins')
        AND (EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = u.id)
          OR c.asks_ratings AND u.id IN (t.leader_id, t.secondary_leader_id)) AS "isWanted"
    FROM check_ins c JOIN teams t ON t.id = c.team_id JOIN users u ON u.id = c.user_id
    WHERE c.remind_at <= ${new Date(now.getTime() + DAY_MS)} AND c.user_id IN (
      SELECT due.user_id FROM check_ins due JOIN companies ON companies.id = due.company_id AND companies.blocked_at IS NULL
      WHERE due.remind_at <= ${now}
      GROUP BY due.user_id ORDER BY min(due.remind_at), due.user_id LIMIT ${people})
    ORDER BY c.closes_at, c.id
    FOR UPDATE OF c SKIP LOCKED`,
  );
}

/** Whether this transaction may send reminders: one at a time, so that nobody gets two mails. */
export async function mayRemind(tx: Transaction): Promise<boolean> {
  const [answer] = asRows(
    z.object({ isFree: z.boolean() }),
    await tx.$queryRaw`
    SELECT pg_try_advisory_xact_lock(hashtextextended('check-ins/reminders', 0)) AS "isFree"`,
  );
  return answer?.isFree === true;
}
