import type { RemindedCheckIn } from '#/lib/domain/check-ins/reminder-time.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface DueReminder extends RemindedCheckIn {
  id: number;
  reminderCount: number;
  /** Still open, unanswered, and of somebody who is asked by the team, not blocked and wants mail. */
  isWanted: boolean;
}

/** The check-ins whose reminder is due, longest first, locked; those that another process holds are left to it. */
export function listDueReminders(tx: Transaction, now: Date, limit: number): Promise<DueReminder[]> {
  return tx.$queryRaw<DueReminder[]>`
    SELECT c.id, c.frequency_id AS "frequencyId", c.local_date::text AS "localDate", c.sent_at AS "sentAt",
      c.closes_at AS "closesAt", c.reminder_count AS "reminderCount", u.time_zone AS "timeZone",
      t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend",
      c.answered_at IS NULL AND c.closes_at > ${now} AND u.blocked_at IS NULL
        AND NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id)
        AND (EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = u.id)
          OR c.asks_ratings AND u.id IN (t.leader_id, t.secondary_leader_id)) AS "isWanted"
    FROM check_ins c JOIN teams t ON t.id = c.team_id JOIN users u ON u.id = c.user_id
    WHERE c.remind_at <= ${now}
    ORDER BY c.remind_at, c.id
    LIMIT ${limit}
    FOR UPDATE OF c SKIP LOCKED`;
}
