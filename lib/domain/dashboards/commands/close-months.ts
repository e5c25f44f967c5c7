import { addMonths, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN, ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { lastClosedMonth } from '#/lib/domain/metrics/release-spans.ts';
import { judgeGroups } from '#/lib/domain/metrics/visible-groups.ts';

interface Closing {
  readonly companyId: number;
  readonly until: LocalDate;
  readonly k: number;
}

/** Persons whose answers to one question or about one norm came from the same departments. */
interface Block {
  kind: string;
  questionId: number;
  groups: number[];
  persons: number;
}

interface Result {
  kind: string;
  questionId: number;
  /** Null for the whole company. */
  departmentId: number | null;
  persons: number;
  detractors: number;
  neutral: number;
  promoters: number;
  valueSum: number;
}

/** Each person once per question, department and norm: the mean of what they said there, norms on 0 to 100. */
const said = `
said AS MATERIALIZED (
  SELECT 'question' AS kind, question_id, coalesce(department_id, 0) AS department_id, user_id, value::float8 AS value, 1 AS answers
  FROM month_answers WHERE company_id = $1 AND month = $2
  UNION ALL
  SELECT 'norm', n.norm_id, coalesce(t.department_id, 0), n.user_id, sum(25 * (n.value - 1)), count(*)
  FROM teams t JOIN norm_answers n ON n.team_id = t.id
  WHERE t.company_id = $1 AND n.local_date >= $2 AND n.local_date < $2::date + interval '1 month'
  GROUP BY n.norm_id, coalesce(t.department_id, 0), n.user_id
)`;

const blocksStatement = `
WITH ${said}
SELECT kind, question_id AS "questionId", groups, count(*)::int AS persons
FROM (SELECT kind, question_id, array_agg(department_id ORDER BY department_id) AS groups FROM said
  GROUP BY kind, question_id, user_id) AS person
GROUP BY kind, question_id, groups`;

const isOnboarding = `kind = 'question' AND question_id = ${ONBOARDING_ID}`;

/** Whoever belongs to two departments counts in both: else they would be what is left of the company without them. */
const resultsStatement = `
WITH ${said}, person AS (SELECT kind, question_id, department_id, user_id, value / answers AS value FROM said)
SELECT kind, question_id AS "questionId", department_id AS "departmentId", count(DISTINCT user_id)::int AS persons,
  (count(*) FILTER (WHERE kind = 'question' AND value <= low))::int AS detractors,
  (count(*) FILTER (WHERE kind = 'question' AND value > low AND value < high))::int AS neutral,
  (count(*) FILTER (WHERE kind = 'question' AND value >= high))::int AS promoters,
  avg(value) * count(DISTINCT user_id) AS "valueSum"
FROM person CROSS JOIN LATERAL (SELECT
  CASE WHEN ${isOnboarding} THEN ${ONB_LOW_MAX} ELSE ${ENPS_DETRACTOR_MAX} END AS low,
  CASE WHEN ${isOnboarding} THEN ${ONB_MID_MAX + 1} ELSE ${ENPS_PROMOTER_MIN} END AS high) AS cut
GROUP BY GROUPING SETS ((kind, question_id, department_id), (kind, question_id))`;

const insert = `
INSERT INTO month_results (company_id, month, kind, question_id, scope, scope_id, persons, detractors, neutral, promoters,
  value_sum, hidden_reason)
SELECT $1, $2, * FROM unnest($3::text[], $4::int[], $5::text[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[],
  $11::float8[], $12::text[])
ON CONFLICT DO NOTHING`;

/**
 * Counts the month questions and norms of every month that has closed and was not counted yet, once and for all, and
 * forgets what each person answered to the questions.
 */
export async function closeMonths(query: ReleaseQuery, { companyId, until, k }: Closing): Promise<void> {
  const last = lastClosedMonth(until);
  const [row] = await query<{ from: LocalDate | null }>(
    `SELECT coalesce((SELECT max(month) + interval '1 month' FROM month_results WHERE company_id = $1),
       (SELECT date_trunc('month', created_at) FROM companies WHERE id = $1))::date::text AS from`,
    [companyId],
  );
  if (!row?.from) return;
  for (let month = firstOfMonth(row.from); month <= last; month = addMonths(month, 1)) {
    await closeMonth(query, { companyId, month, k });
  }
}

async function closeMonth(
  query: ReleaseQuery,
  { companyId, month, k }: { companyId: number; month: LocalDate; k: number },
): Promise<void> {
  const keyOf = ({ kind, questionId }: Pick<Block, 'kind' | 'questionId'>) => `${kind} ${questionId}`;
  const blocks = groupRows(await query<Block>(blocksStatement, [companyId, month]), keyOf);
  const verdicts = new Map([...blocks].map(([key, its]) => [key, judgeGroups(its, k)]));
  const results = await query<Result>(resultsStatement, [companyId, month]);
  const rows = results.map((result) => {
    const { kind, questionId, departmentId, persons, detractors, neutral, promoters, valueSum } = result;
    const verdict = verdicts.get(keyOf(result));
    const reason = departmentId === null ? verdict?.hiddenReason : verdict?.groups.get(departmentId)?.hiddenReason;
    const scope = departmentId === null ? ['company', companyId] : ['department', departmentId];
    return [kind, questionId, ...scope, persons, detractors, neutral, promoters, valueSum, reason ?? null];
  });
  const columns = Array.from({ length: 10 }, (_, index) => rows.map((row) => row[index]));
  await query(insert, [companyId, month, ...columns]);
  // Counted once, never again: what each person said is of no more use to anybody.
  await query('DELETE FROM month_answers WHERE company_id = $1 AND month <= $2', [companyId, month]);
}
