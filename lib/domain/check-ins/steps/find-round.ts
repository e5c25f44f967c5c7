import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface Round {
  id: number;
  companyId: number;
  teamId: number;
  timeZone: string;
  localDate: LocalDate;
  sendAt: Date;
  openedAt: Date;
  skippedAt: Date | null;
  sentAt: Date | null;
  frequencyId: FrequencyId;
  checkinDay: number;
  workingDays: number[];
  surveysTimeSend: string;
  completedAt: Date;
  companyTimeZone: string;
  /** The company's norms; empty when it chose none. */
  normIds: number[];
  monthQuestionDay: number;
  /** Norms asked of the team before this day, newest first; the same in all of its zones. */
  recentNormIds: number[];
}

/** A round with its team's settings of now, locked until the transaction ends; null when its team is gone. */
export async function findRound(tx: Transaction, roundId: number): Promise<Round | null> {
  const [round] = await tx.$queryRaw<Round[]>`
    SELECT r.id, r.company_id AS "companyId", r.team_id AS "teamId", r.time_zone AS "timeZone",
      r.local_date::text AS "localDate", r.send_at AS "sendAt", r.opened_at AS "openedAt", r.skipped_at AS "skippedAt",
      r.sent_at AS "sentAt", t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay",
      t.working_days AS "workingDays", t.surveys_time_send AS "surveysTimeSend", coalesce(t.completed_at, t.created_at) AS "completedAt", c.time_zone AS "companyTimeZone",
      c.norm_ids AS "normIds", c.month_question_day AS "monthQuestionDay",
      ARRAY(
        SELECT norm.id::int
        FROM (
          SELECT DISTINCT asked.local_date, asked.norm_ids FROM check_ins asked
          WHERE asked.team_id = r.team_id AND asked.local_date < r.local_date
            AND asked.local_date > r.local_date - 92 AND asked.norm_ids <> '{}'
        ) lately
        CROSS JOIN LATERAL unnest(lately.norm_ids) WITH ORDINALITY AS norm (id, position)
        ORDER BY lately.local_date DESC, norm.position
      ) AS "recentNormIds"
    FROM check_in_rounds r JOIN teams t ON t.id = r.team_id JOIN companies c ON c.id = r.company_id
    WHERE r.id = ${roundId}
    FOR UPDATE OF r`;
  return round ?? null;
}
