import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type ClosedBatches, POOL } from '#/lib/domain/metrics/publication/close-batches.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublicationQuery, WaitingRows } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Publication {
  readonly companyId: number;
  /** The day when the batches are dated. */
  readonly day: LocalDate;
  readonly k: number;
}

/** The rows of parts of batches, from $3 to $7. */
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

/**
 * Returns SQL for a person's part of a sum: the mean of their answers; for participation, which counts check-ins, the
 * sum.
 */
const weighed = (sum: string) =>
  `CASE WHEN metric = ${METRIC.participation} THEN ${sum}::float8 ELSE ${sum}::float8 / sum(answers) END`;

/**
 * In one statement, answers leave the waiting rows and enter the sums, each person's as their own mean. $8 numbers the
 * batches, $9 and $10 say where they belong. Who named a factor is stored for the daily run that counts them. For a
 * batch that a reader may partly know, it stores how many people of which teams and days are in it, and the department,
 * which the team may leave. Monthly questions don't need this, because no one reads them by name. A team's batch of a
 * single day when everyone was asked and answered is only partly known to someone who stopped leading the team that
 * day.
 */
const publish = `
WITH taken AS (
  DELETE FROM waiting_answers w
  USING unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])
    AS p (first, last, team_id, pool, pooled_in, batch)
  WHERE ${ownRows}
  RETURNING p.batch, w.team_id, w.metric, w.user_id, coalesce(w.asked_on, w.answered_on - ${OPEN_DAYS_MAX}) AS asked_on,
    w.answered_on, w.answers, w.total, w.high, w.low
), batch AS (
  SELECT * FROM unnest($9::int[], $10::int[]) WITH ORDINALITY AS placed (team_id, department_id, number)
), person AS (
  SELECT batch, metric, user_id, ${weighed('sum(answers)')} AS answers, ${weighed('sum(total)')} AS total,
    ${weighed('sum(high)')} AS high, ${weighed('sum(low)')} AS low
  FROM taken GROUP BY batch, metric, user_id
), mentions AS (
  INSERT INTO factor_mentions AS known (company_id, department_id, team_id, metric, user_id, published_on, high, low, middle)
  SELECT $1, coalesce(batch.department_id, 0), coalesce(batch.team_id, 0), metric, user_id, $2, sum(high), sum(low), sum(answers - high - low)
  FROM taken JOIN batch ON batch.number = taken.batch WHERE metric > ${METRIC.factor} GROUP BY 2, 3, metric, user_id
  ON CONFLICT (company_id, published_on, team_id, department_id, metric, user_id) DO UPDATE
    SET high = known.high + excluded.high, low = known.low + excluded.low, middle = known.middle + excluded.middle
), known AS (
  SELECT batch, metric, user_id, array_agg(DISTINCT team_id) AS team_ids, min(asked_on) AS first_on, max(answered_on) AS last_on,
    bool_and(asked_on = $2 AND answered_on = $2) AS is_of_day
  FROM taken WHERE metric < ${METRIC.monthQuestion} OR metric BETWEEN ${METRIC.norm} AND ${METRIC.factor} GROUP BY batch, metric, user_id
), part AS (
  SELECT batch, metric, team_ids, first_on, last_on, bool_and(is_of_day) AS is_of_day, count(*) AS persons FROM known GROUP BY 1, 2, 3, 4, 5
), mixed AS (
  INSERT INTO mixed_batches (company_id, department_id, team_id, team_ids, metric, published_on, parts)
  SELECT $1, batch.department_id, batch.team_id, its.team_ids, metric, $2,
    json_agg(json_build_object('teamIds', part.team_ids, 'firstOn', first_on, 'lastOn', last_on, 'persons', persons))
  FROM part JOIN batch ON batch.number = part.batch
    JOIN (SELECT batch, array_agg(DISTINCT team_id) AS team_ids FROM taken GROUP BY batch) AS its ON its.batch = part.batch
  GROUP BY number, batch.department_id, batch.team_id, its.team_ids, metric
  HAVING batch.team_id IS NULL OR NOT bool_and(is_of_day)
    OR EXISTS (SELECT FROM leaderships l WHERE l.team_id = batch.team_id AND l.ended_on = $2)
), sums AS (
  SELECT place.scope, place.scope_id, person.metric, count(DISTINCT user_id)::int AS persons, sum(answers)::int AS answers,
    sum(total) AS total, sum(high) AS high, sum(low) AS low
  FROM person JOIN batch ON batch.number = person.batch CROSS JOIN LATERAL (VALUES (${SCOPE.team}, batch.team_id),
    (${SCOPE.department}, batch.department_id), (${SCOPE.company}, $1::int)) AS place (scope, scope_id)
  WHERE place.scope_id IS NOT NULL
  GROUP BY place.scope, place.scope_id, person.metric
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

/** Publishes batches, and moves the rest to their pools. Throws if someone's answers were erased in the meantime. */
export async function publishBatches(
  query: PublicationQuery,
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

/** Returns the first and last metric of the rows, their team and their pool. Factors move with their feelings. */
function rowsOf({ metric, teamId, pool, holdingPool }: WaitingRows): number[][] {
  const own = [metric, metric, teamId, pool, holdingPool];
  return metric === METRIC.sentiment ? [own, [METRIC.factor, METRIC.factor + 999, teamId, pool, holdingPool]] : [own];
}

function columns(rows: readonly (readonly (number | null)[])[]): (number | null)[][] {
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? null));
}
