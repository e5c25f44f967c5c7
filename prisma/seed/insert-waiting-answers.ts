import type { PoolClient } from 'pg';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN, ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublicationQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';

interface AnsweredDays {
  companyId: number;
  /** Days of the answers, in the company's time zone. */
  from: LocalDate;
  to: LocalDate;
}

const statement = `
WITH given AS (
  SELECT a.check_in_id, a.team_id, a.user_id, a.local_date, (a.submitted_at AT TIME ZONE c.time_zone)::date AS answered_on, a.sentiment,
    a.productivity, a.motivation, a.factor_ids
  FROM companies c JOIN teams t ON t.company_id = c.id JOIN check_in_answers a ON a.team_id = t.id
  WHERE c.id = $1 AND a.local_date BETWEEN $2::date - 9 AND $3::date + 2
    AND (a.submitted_at AT TIME ZONE c.time_zone)::date BETWEEN $2 AND $3
), value AS (
  SELECT team_id, user_id, local_date, answered_on, ${METRIC.sentiment} AS metric, sentiment::float8 AS total, (sentiment = 100)::int AS high, (sentiment = 0)::int AS low FROM given
  UNION ALL SELECT team_id, user_id, local_date, answered_on, ${METRIC.productivity}, productivity, 0, 0 FROM given
  UNION ALL SELECT team_id, user_id, local_date, answered_on, ${METRIC.motivation}, motivation, 0, 0 FROM given
  UNION ALL SELECT team_id, user_id, local_date, answered_on, ${METRIC.factor} + factor_id, sentiment, (sentiment = 100)::int, (sentiment = 0)::int
  FROM given CROSS JOIN unnest(factor_ids) AS factor_id
  UNION ALL SELECT given.team_id, given.user_id, given.local_date, answered_on, ${METRIC.norm} + n.norm_id, 25 * (n.value - 1), 0, 0
  FROM given JOIN norm_answers n USING (check_in_id)
)
INSERT INTO waiting_answers (company_id, team_id, metric, user_id, answered_on, asked_on, answers, total, high, low)
SELECT $1, team_id, metric, user_id, answered_on, min(local_date), count(*), sum(total), sum(high), sum(low)
FROM value WHERE total IS NOT NULL GROUP BY team_id, metric, user_id, answered_on`;

/**
 * Queues answers for publication that the questionnaire hasn't stored, except answers to monthly questions, which are
 * only queued. At most once per day, or answers would be published twice.
 */
export async function insertWaitingAnswers(
  query: PublicationQuery,
  { companyId, from, to }: AnsweredDays,
): Promise<void> {
  await query(statement, [companyId, from, to]);
}

/** A person's answer to a monthly question in one of their teams. */
export interface MonthValue {
  teamId: number;
  userId: number;
  questionId: number;
  /** 0–10. */
  value: number;
  submittedAt: Date | null;
}

const monthStatement = `
INSERT INTO waiting_answers (company_id, team_id, metric, user_id, answered_on, answers, total, high, low)
SELECT $1, team_id, ${METRIC.monthQuestion} + question_id, user_id, (submitted_at AT TIME ZONE c.time_zone)::date AS answered_on,
  count(*), sum(10 * value),
  count(*) FILTER (WHERE value >= CASE WHEN question_id = ${ONBOARDING_ID} THEN ${ONB_MID_MAX + 1} ELSE ${ENPS_PROMOTER_MIN} END),
  count(*) FILTER (WHERE value <= CASE WHEN question_id = ${ONBOARDING_ID} THEN ${ONB_LOW_MAX} ELSE ${ENPS_DETRACTOR_MAX} END)
FROM companies c, unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::timestamptz[])
  AS given (team_id, user_id, question_id, value, submitted_at)
WHERE c.id = $1 GROUP BY team_id, question_id, user_id, answered_on`;

/** Queues answers to monthly questions of any months. */
export async function insertMonthValues(
  client: Pick<PoolClient, 'query'>,
  companyId: number,
  values: readonly MonthValue[],
): Promise<void> {
  await client.query(monthStatement, [
    companyId,
    values.map(({ teamId }) => teamId),
    values.map(({ userId }) => userId),
    values.map(({ questionId }) => questionId),
    values.map(({ value }) => value),
    values.map(({ submittedAt }) => submittedAt),
  ]);
}
