import type { PoolClient } from 'pg';
import * as z from 'zod';
import { addDays, addMonths, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN, ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { type PublicationQuery, releaseQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * A year of daily runs in one transaction would leave so many dead rows that statements become slow. So a temporary
 * table, which can be emptied, replaces the real one.
 */
const lendTable = 'CREATE TEMP TABLE waiting_answers (LIKE public.waiting_answers INCLUDING ALL) ON COMMIT DROP';

const lendRows = `
WITH lent AS (DELETE FROM public.waiting_answers WHERE company_id = $1 RETURNING *)
INSERT INTO waiting_answers TABLE lent`;

const withoutDeadRows = `
CREATE TEMP TABLE alive ON COMMIT DROP AS TABLE waiting_answers;
TRUNCATE waiting_answers;
INSERT INTO waiting_answers TABLE alive;
DROP TABLE alive;
ANALYZE waiting_answers`;

const returnTable = `
INSERT INTO public.waiting_answers TABLE waiting_answers;
DROP TABLE waiting_answers`;

const companyRow = z.object({ timeZone: z.string(), first: z.iso.date() });

/**
 * Queues a company's past answers and runs its publication, month by month, as if each daily run had run on its day. It
 * goes from the day the company was created, or from its first answer, until now. Answers since the last run stay
 * queued. Runs in a transaction, for a company without published results.
 */
export async function publishHistory(
  client: PoolClient,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  const query = releaseQuery(client);
  const [company] = asRows(
    companyRow,
    await query(
      `SELECT c.time_zone AS "timeZone", least((c.created_at AT TIME ZONE c.time_zone)::date,
       (SELECT min(a.local_date) - 1 FROM teams t JOIN check_in_answers a ON a.team_id = t.id WHERE t.company_id = c.id))::text AS first
     FROM companies c WHERE c.id = $1`,
      [companyId],
    ),
  );
  if (!company) throw new RangeError(`There is no company ${companyId}.`);
  const { timeZone } = company;
  await query(lendTable);
  await query(lendRows, [companyId]);
  for (let first = company.first; ; first = addMonths(firstOfMonth(first), 1)) {
    const next = addMonths(firstOfMonth(first), 1);
    await insertWaitingAnswers(query, { companyId, from: first, to: addDays(next, -1) });
    await query(withoutDeadRows);
    const runDay = instantAt(next, '00:30', timeZone);
    await publishCompany(query, { companyId, now: runDay < now ? runDay : now });
    if (runDay > now) break;
  }
  await query(returnTable);
}

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
interface MonthValue {
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
