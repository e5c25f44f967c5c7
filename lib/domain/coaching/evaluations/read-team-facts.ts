import * as z from 'zod';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { MOTIVATION_STALE_DAYS } from '#/lib/domain/metrics/constants.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const teamFacts = z.object({
  id: z.number(),
  name: z.string(),
  leaderIds: z.array(z.number()),
  /** People who read its items and lead it, or once led it. */
  namingIds: z.array(z.number()),
  /** Leaders and members. */
  authorsCount: z.number(),
  checkinDay: z.number(),
  workingDays: z.array(z.number()),
  evaluatedUntil: z.iso.date().nullable(),
  /** What was missing most in the last evaluation, and since when. */
  motivatorId: z.number().nullable(),
  motivatorSince: z.iso.date().nullable(),
  /** What is missing most now. */
  gapMotivatorId: z.number().nullable(),
  spreadPersons: z.number(),
  spreadDeviation: z.number().nullable(),
  answers: z.number(),
  answersFromHome: z.number(),
  newcomers: z.number(),
});

/** A team for evaluation. Its numbers are sums of answers by name, only for its leaders. */
export type TeamFacts = z.output<typeof teamFacts>;

const AT_HOME = 2;
const MONTH_DAYS = 30;
const TWO_WEEKS = 14;
const WEEK_DAYS = 7;
const NEW_HIRE_DAYS = 90;

/**
 * The motivator with the largest gap between priority and satisfaction, among those that at least $5 people rated. Same
 * formula as computePriorityGaps.
 */
const gapMotivator = `
  SELECT p.id FROM team_members m JOIN users u ON u.id = m.user_id
  CROSS JOIN LATERAL unnest(u.motivator_priorities) WITH ORDINALITY AS p (id, rank)
  JOIN motivator_satisfactions s ON s.user_id = u.id AND s.motivator_id = p.id AND s.answered_at::date BETWEEN $6 AND $3
    AND s.answered_at::date >= named.since
  WHERE m.team_id = t.id
  GROUP BY p.id HAVING count(*) >= $5
    AND sum((cardinality(u.motivator_priorities) - p.rank + 1) * (100 - s.satisfaction)) > 0
  ORDER BY sum((cardinality(u.motivator_priorities) - p.rank + 1) * (100 - s.satisfaction)) DESC, p.id LIMIT 1`;

const statement = `
SELECT t.id, t.name, array_remove(ARRAY[t.leader_id, t.secondary_leader_id], NULL) AS "leaderIds",
  ARRAY(SELECT r.user_id FROM leaderships r WHERE r.team_id = t.id AND (r.ended_on IS NULL
    OR r.user_id IN (SELECT m.user_id FROM team_members m WHERE m.team_id = t.id))) AS "namingIds",
  t.checkin_day AS "checkinDay", t.working_days AS "workingDays", e.evaluated_until::text AS "evaluatedUntil",
  e.motivator_id AS "motivatorId",
  CASE WHEN e.motivator_since >= named.since THEN e.motivator_since::text END AS "motivatorSince", (${gapMotivator}) AS "gapMotivatorId",
  coalesce(spread.persons, 0)::int AS "spreadPersons", spread.deviation::float8 AS "spreadDeviation",
  coalesce(env.answers, 0)::int AS answers, coalesce(env.home, 0)::int AS "answersFromHome",
  (SELECT count(*)::int FROM users u WHERE u.company_id = t.company_id AND u.blocked_at IS NULL
    AND (u.id IN (t.leader_id, t.secondary_leader_id)
      OR u.id IN (SELECT m.user_id FROM team_members m WHERE m.team_id = t.id))) AS "authorsCount",
  (SELECT count(*)::int FROM team_members m JOIN users u ON u.id = m.user_id
    WHERE m.team_id = t.id AND m.joined_at::date BETWEEN $7 AND $3 AND u.hire_date BETWEEN $8 AND $3) AS newcomers
FROM teams t LEFT JOIN coach_evaluations e ON e.team_id = t.id
CROSS JOIN LATERAL (SELECT coalesce(max(r.begins_on), '-infinity') AS since FROM leaderships r
  WHERE r.team_id = t.id AND r.ended_on IS NULL) AS named
LEFT JOIN LATERAL (
  SELECT count(*) AS persons, stddev_samp(avg) AS deviation FROM (SELECT avg(a.sentiment) FROM check_in_answers a
    WHERE a.team_id = t.id AND a.local_date BETWEEN $4 AND $3 AND a.local_date >= named.since AND a.sentiment IS NOT NULL GROUP BY a.user_id) AS person
) AS spread ON true
LEFT JOIN LATERAL (
  SELECT count(*) AS answers, count(*) FILTER (WHERE a.work_environment_id = ${AT_HOME}) AS home FROM check_in_answers a
  WHERE a.team_id = t.id AND a.local_date BETWEEN $9 AND $3 AND a.local_date >= named.since AND a.work_environment_id IS NOT NULL
) AS env ON true
WHERE t.company_id = $1 AND t.id = ANY ($2) AND t.completed_at IS NOT NULL
ORDER BY t.id`;

/**
 * Reads some teams as of a finished day, with what their leaders may know in addition to the published results. This is
 * from the days that all of their leaders read by name.
 */
export async function readTeamFacts(
  on: Connection,
  { companyId, teamIds, asOf, k }: { companyId: number; teamIds: readonly number[]; asOf: LocalDate; k: number },
): Promise<TeamFacts[]> {
  const days = [TWO_WEEKS - 1, MOTIVATION_STALE_DAYS, WEEK_DAYS - 1, NEW_HIRE_DAYS, MONTH_DAYS - 1];
  const [spread, stale, week, hired, month] = days.map((before) => addDays(asOf, -before));
  const values = [companyId, teamIds, asOf, spread, k, stale, week, hired, month];
  return asRows(teamFacts, await on.query({ name: 'coach-team-facts', text: statement, values }));
}
