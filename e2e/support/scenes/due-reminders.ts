import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { pool } from '#/lib/platform/db.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';

const DAY_MS = 24 * 3_600_000;

const statement = `
WITH clubs AS (
  INSERT INTO teams (company_id, name, creator_id, performing_score_id, created_at, completed_at, frequency_id,
    checkin_day, working_days, surveys_time_send)
  SELECT $1, 'Club ' || n, (SELECT max(user_id) FROM administrators WHERE company_id = $1), 3, $3, $3, 2, $4,
    '{1,2,3,4,5,6,7}', $5
  FROM generate_series(1, 2) AS n
  RETURNING id
), members AS (
  SELECT clubs.id AS team_id, m.user_id FROM clubs CROSS JOIN team_members m WHERE m.company_id = $1
), joined AS (
  INSERT INTO team_members (team_id, user_id, company_id, joined_at) SELECT team_id, user_id, $1, $3 FROM members
)
INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, remind_at, last_mail)
SELECT $1, team_id, user_id, $2::date, 2, $6, $7, $8, 0 FROM members`;

/**
 * Adds all members of a bulk company to two more teams whose weekly check-ins of the previous day no one answered.
 * Everyone then needs a reminder of both, at the instant at which other check-ins are sent.
 */
export async function oweReminders({ companyId, sendAt }: { companyId: number; sendAt: Date }): Promise<void> {
  const [today, time] = [localDateAt(sendAt, bulkTimeZone), localTimeAt(sendAt, bulkTimeZone)];
  const yesterday = addDays(today, -1);
  await pool().query(statement, [
    companyId,
    yesterday,
    new Date(sendAt.getTime() - 90 * DAY_MS),
    weekday(yesterday),
    time,
    instantAt(yesterday, time, bulkTimeZone),
    new Date(sendAt.getTime() + 6 * DAY_MS),
    instantAt(today, time, bulkTimeZone),
  ]);
  await pool().query('ANALYZE');
}
