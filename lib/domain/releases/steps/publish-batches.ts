import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type ClosedBatches, POOL } from '#/lib/domain/metrics/close-batches.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/published-metrics.ts';
import type { WaitingRows } from '#/lib/domain/releases/steps/list-waiting-answers.ts';
import type { ReleaseQuery } from '#/lib/domain/releases/steps/run-release.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Publication {
  readonly companyId: number;
  /** The day that the batches are dated. */
  readonly day: LocalDate;
  readonly k: number;
}

/** The rows behind parts of batches, $3 to $7. */
const ownRows = `
  w.company_id = $1 AND w.team_id = p.team_id AND w.metric BETWEEN p.first AND p.last AND w.answered_on <= $2
  AND w.pool = p.pool AND w.department_id = p.pooled_in`;

const move = `
UPDATE waiting_answers w SET pool = p.next_pool, department_id = p.next_department, pooled_on = $2
FROM unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[])
  AS p (first, last, team_id, pool, pooled_in, next_pool, next_department)
WHERE ${ownRows}`;

const add = (table: string) =>
  ['answers', 'total', 'high', 'low'].map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');

const key = 'company_id, scope, scope_id, metric, grain, begins_on';

/** Answers leave the waiting rows and enter the sums in one statement. $8 numbers the batches, $9 and $10 place them. */
const publish = `
WITH taken AS (
  DELETE FROM waiting_answers w
  USING unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])
    AS p (first, last, team_id, pool, pooled_in, batch)
  WHERE ${ownRows}
  RETURNING p.batch, w.metric, w.user_id, w.answers, w.total, w.high, w.low
), batch AS (
  SELECT * FROM unnest($9::int[], $10::int[]) WITH ORDINALITY AS placed (team_id, department_id, number)
), sums AS (
  SELECT place.scope, place.scope_id, taken.metric, count(DISTINCT user_id)::int AS persons, sum(answers)::int AS answers,
    sum(total) AS total, sum(high)::int AS high, sum(low)::int AS low
  FROM taken JOIN batch ON batch.number = taken.batch CROSS JOIN LATERAL (VALUES (${SCOPE.team}, batch.team_id),
    (${SCOPE.department}, batch.department_id), (${SCOPE.company}, $1::int)) AS place (scope, scope_id)
  WHERE place.scope_id IS NOT NULL
  GROUP BY place.scope, place.scope_id, taken.metric
), days AS (
  INSERT INTO published_sums AS day (${key}, persons, answers, total, high, low)
  SELECT $1, scope, scope_id, metric, ${GRAIN.day}, $2, persons, answers, total, high, low FROM sums
  ON CONFLICT (${key}) DO UPDATE SET persons = day.persons + excluded.persons, ${add('day')}
  RETURNING scope, scope_id, metric, persons
), months AS (
  INSERT INTO published_sums AS month (${key}, persons, answers, total, high, low)
  SELECT $1, scope, scope_id, metric, ${GRAIN.month}, date_trunc('month', $2::date), days.persons, answers, total, high, low
  FROM sums JOIN days USING (scope, scope_id, metric)
  ON CONFLICT (${key}) DO UPDATE SET persons = greatest(month.persons, excluded.persons), ${add('month')}
)
SELECT count(*)::int AS full FROM (
  SELECT batch FROM taken WHERE metric < ${METRIC.factor} GROUP BY batch HAVING count(DISTINCT user_id) >= $11
) AS counted`;

/** Publishes batches and lets the rest change its pool; throws when somebody's answers were erased meanwhile. */
export async function publishBatches(
  query: ReleaseQuery,
  { companyId, day, k }: Publication,
  { batches, moves }: ClosedBatches<WaitingRows>,
): Promise<void> {
  if (moves.length > 0) {
    const moveRows = moves.flatMap(({ part, pool }) =>
      rowsOf(part).map((rows) => [...rows, pool, pool === POOL.department ? part.departmentId : 0]),
    );
    await query(move, [companyId, day, ...columns(moveRows)]);
  }
  if (batches.length === 0) return;
  const batchRows = batches.flatMap(({ parts }, at) => parts.flatMap(rowsOf).map((rows) => [...rows, at + 1]));
  const places = batches.map(({ teamId, departmentId }) => [teamId, departmentId]);
  const [row] = asRows(
    z.object({ full: z.number() }),
    await query(publish, [companyId, day, ...columns(batchRows), ...columns(places), k]),
  );
  if (row?.full !== batches.length) throw new Error(`Of ${batches.length} batches ${row?.full} were still full.`);
}

/** The first and last metric of the rows, their team and their pool: factors go with the feelings they were named with. */
function rowsOf({ metric, teamId, pool, pooledIn }: WaitingRows): number[][] {
  const own = [metric, metric, teamId, pool, pooledIn];
  return metric === METRIC.sentiment ? [own, [METRIC.factor, METRIC.factor + 999, teamId, pool, pooledIn]] : [own];
}

function columns(rows: readonly (readonly (number | null)[])[]): (number | null)[][] {
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? null));
}
