import type { PoolClient } from 'pg';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';

export interface BulkChunk {
  companyId: number;
  /** First and last day; the working days of this span are stored. */
  from: LocalDate;
  to: LocalDate;
  /** Id of the first check-in; the others follow without gaps, day by day. */
  firstId: number;
  seed: number;
}

/**
 * Every member on every working day, with 31 random bits that depend only on person, day and seed, and a trait of the
 * person from -12 to 12. LATERAL makes days the outer loop, so that rows are on disk in order of time.
 */
const sentCheckIns = `
WITH member AS MATERIALIZED (
  SELECT user_id, team_id, hashint4(user_id) AS hash, hashint4(user_id + 1) % 13 AS trait,
    row_number() OVER (ORDER BY user_id) - 1 AS position, count(*) OVER () AS members
  FROM team_members WHERE company_id = $1
), due AS MATERIALIZED (
  SELECT day AS local_date, (day + time '12:00') AT TIME ZONE '${bulkTimeZone}' AS sent_at,
    day - date '2020-01-01' AS number, hashint4(day - date '2020-01-01' + $5::int * 10007) AS hash,
    row_number() OVER (ORDER BY day) - 1 AS position
  FROM (SELECT generate_series($2::date, $3::date, interval '1 day')::date AS day) AS days
  WHERE extract(isodow FROM day) < 6
), sent AS (
  SELECT $4::int + due.position * asked.members + asked.position AS id, asked.user_id, asked.team_id, asked.trait,
    asked.chance, due.local_date, due.sent_at, 1 + (asked.user_id + due.number) % 9 AS motivator_id,
    CASE WHEN asked.chance & 127 < 104 THEN due.sent_at + (asked.chance >> 7 & 1023) * interval '1 minute' END AS answered_at
  FROM due CROSS JOIN LATERAL (
    SELECT *, hashint4(member.hash # due.hash) & 2147483647 AS chance FROM member OFFSET 0
  ) AS asked
)`;

const checkInsStatement = `${sentCheckIns}
INSERT INTO check_ins (id, company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, motivator_id,
  motivator_type, answered_at)
SELECT id, $1, team_id, user_id, local_date, 1, sent_at, sent_at + interval '24 hours', motivator_id, 2, answered_at
FROM sent`;

/** One zone, so one round per team and working day. */
const roundsStatement = `
INSERT INTO check_in_rounds (company_id, team_id, time_zone, local_date, send_at)
SELECT $1, teams.id, '${bulkTimeZone}', day, (day + time '12:00') AT TIME ZONE '${bulkTimeZone}'
FROM (SELECT generate_series($2::date, $3::date, interval '1 day')::date AS day) AS days, teams
WHERE teams.company_id = $1 AND extract(isodow FROM day) < 6
ORDER BY day, teams.id`;

/** Feelings have the demo's bounds: good from 56 of 100 points, meh from 41. */
const answersStatement = `${sentCheckIns}
INSERT INTO check_in_answers (check_in_id, company_id, team_id, user_id, local_date, submitted_at, emotion_id,
  factor_ids, sentiment, productivity, motivator_id, motivator_answer, motivation)
SELECT id, $1, team_id, user_id, local_date, answered_at,
  CASE WHEN mood >= 56 THEN 3 WHEN mood >= 41 THEN 9 ELSE 10 END, ARRAY[1 + chance % 15]::smallint[],
  CASE WHEN mood >= 56 THEN 100 WHEN mood >= 41 THEN 50 ELSE 0 END,
  least(100, greatest(0, 5 * ((350 + 4 * trait + (chance >> 12 & 127) + (chance >> 19 & 127) - 127) / 25))),
  motivator_id, 100 * (chance >> 9 & 3 > 0)::int, 60 + trait + (chance >> 10 & 15)
FROM (SELECT *, 48 + trait + (chance >> 17 & 31) AS mood FROM sent WHERE answered_at IS NOT NULL) AS answered`;

/** Stores the check-ins of some days with their rounds, and answers to four in five; returns the counts of both. */
export async function insertBulkCheckIns(
  client: PoolClient,
  { companyId, from, to, firstId, seed }: BulkChunk,
): Promise<{ checkIns: number; answers: number }> {
  await client.query(roundsStatement, [companyId, from, to]);
  const values = [companyId, from, to, firstId, seed];
  const checkIns = await client.query(checkInsStatement, values);
  const answers = await client.query(answersStatement, values);
  return { checkIns: checkIns.rowCount ?? 0, answers: answers.rowCount ?? 0 };
}
