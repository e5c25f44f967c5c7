import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';

/** The days of a company to be released: answers from `since` up to `end`, in its zone; both instants are its midnights. */
export interface ReleaseSpan {
  readonly companyId: number;
  readonly timeZone: string;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly since: Date;
  readonly end: Date;
}

/**
 * The check-ins of a few days around the span hold every answer given and every closing in it: nothing is open longer
 * than a week, and no two zones are further apart than a day. A closing at midnight belongs to the day before.
 */
const statement = `
WITH near AS MATERIALIZED (
  SELECT c.id, c.team_id, c.user_id, c.closes_at, c.answered_at, t.department_id
  FROM teams t JOIN check_ins c ON c.team_id = t.id
  WHERE t.company_id = $1 AND c.asks_own AND c.local_date BETWEEN $3::date - 10 AND $4::date + 2
), counted AS (
  SELECT greatest((a.submitted_at AT TIME ZONE $2)::date, $3) AS released_on, near.team_id, near.user_id,
    near.department_id, (a.sentiment = 100)::int AS good, (a.sentiment = 50)::int AS meh, (a.sentiment = 0)::int AS bad,
    a.productivity, a.motivation, 0 AS due, 0 AS answered
  FROM near JOIN check_in_answers a ON a.check_in_id = near.id
  WHERE a.submitted_at >= $5 AND a.submitted_at < $6
  UNION ALL
  SELECT greatest(((closes_at - interval '1 millisecond') AT TIME ZONE $2)::date, $3), team_id, user_id, department_id,
    NULL, NULL, NULL, NULL, NULL, 1, (answered_at IS NOT NULL)::int
  FROM near WHERE closes_at > $5 AND closes_at <= $6
)
INSERT INTO released_answers (company_id, released_on, team_id, user_id, department_id, good_count, meh_count, bad_count,
  productivity_sum, productivity_count, motivation_sum, motivation_count, due_count, answered_count)
SELECT $1, released_on, team_id, user_id, department_id, coalesce(sum(good), 0), coalesce(sum(meh), 0),
  coalesce(sum(bad), 0), coalesce(sum(productivity), 0), count(productivity), coalesce(sum(motivation::float8), 0),
  count(motivation), sum(due), sum(answered)
FROM counted GROUP BY released_on, team_id, user_id, department_id`;

/** Copies what was answered and what closed in the span, with the departments of now, into what counts for good. */
export async function storeReleasedAnswers(query: ReleaseQuery, span: ReleaseSpan): Promise<void> {
  const { companyId, timeZone, from, until, since, end } = span;
  await query(statement, [companyId, timeZone, from, until, since, end]);
}
