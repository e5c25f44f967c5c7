import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import type { RemindedCheckIn } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { wantsCheckIns } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

export interface DueReminder extends RemindedCheckIn {
  id: number;
  userId: number;
  reminderCount: number;
  /** False for one that isn't due yet, but whose person has another one that is. */
  isDue: boolean;
  /** The check-in is open and unanswered, and the person is still asked by the team, isn't blocked and wants emails. */
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
 * Lists and locks check-ins with a reminder due now or within a day, of the people whose reminders have been due
 * longest; the first to close comes first. Skips check-ins that are being answered and people that another process is
 * reminding, so that no one gets two emails. Reminders may be overdue because no worker ran; a person's other check-ins
 * are only read if they are from the last days.
 */
export async function listDueReminders(tx: Transaction, now: Date, most: number): Promise<DueReminder[]> {
  return asRows(
    dueReminderRow,
    await tx.$queryRaw`
    WITH due AS MATERIALIZED (
      SELECT o.id, o.company_id, o.user_id
      FROM check_ins o JOIN companies ON companies.id = o.company_id AND companies.blocked_at IS NULL
      WHERE o.remind_at <= ${now} ORDER BY o.remind_at, o.id LIMIT ${most} FOR UPDATE OF o SKIP LOCKED
    ), asked AS MATERIALIZED (
      SELECT DISTINCT company_id, user_id FROM due
      WHERE pg_try_advisory_xact_lock_shared(hashtextextended('check-ins/reminders', 0))
    ), person AS MATERIALIZED (
      SELECT * FROM asked WHERE pg_try_advisory_xact_lock(hashtextextended('check-ins/reminders', user_id))
    ), chosen AS MATERIALIZED (
      SELECT due.id FROM due JOIN person USING (company_id, user_id)
      UNION
      SELECT other.id FROM person CROSS JOIN LATERAL (
        SELECT id FROM check_ins WHERE company_id = person.company_id AND user_id = person.user_id
          AND local_date > ${now}::date - ${OPEN_DAYS_MAX + 2}::int AND remind_at <= ${new Date(now.getTime() + DAY_MS)}
        OFFSET 0
      ) AS other
    )
    SELECT c.id, c.user_id AS "userId", c.frequency_id AS "frequencyId", c.local_date::text AS "localDate",
      c.sent_at AS "sentAt", c.closes_at AS "closesAt", c.reminder_count AS "reminderCount",
      u.time_zone AS "timeZone", t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
      c.remind_at <= ${now} AS "isDue",
      c.answered_at IS NULL AND c.closes_at > ${now} AND u.blocked_at IS NULL
        AND ${wantsCheckIns}
        AND (EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = u.id)
          OR c.asks_ratings AND u.id IN (t.leader_id, t.secondary_leader_id)) AS "isWanted"
    FROM chosen JOIN check_ins c ON c.id = chosen.id JOIN teams t ON t.id = c.team_id JOIN users u ON u.id = c.user_id
    WHERE c.remind_at IS NOT NULL
    ORDER BY c.closes_at, c.id
    FOR UPDATE OF c SKIP LOCKED`,
  );
}
