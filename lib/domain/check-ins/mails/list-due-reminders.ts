import * as z from 'zod';
import type { RemindedCheckIn } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface DueReminder extends RemindedCheckIn {
  id: number;
  userId: number;
  reminderCount: number;
  /** False for one whose time has not come, of somebody who has another one that is due. */
  isDue: boolean;
  /** Still open, unanswered, and of somebody who is asked by the team, not blocked and wants mail. */
  isWanted: boolean;
}

const dueReminder: z.ZodType<DueReminder> = z.object({
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
    dueReminder,
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
      SELECT due.user_id FROM check_ins due WHERE due.remind_at <= ${now}
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
