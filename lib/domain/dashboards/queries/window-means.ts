import type { DateRange } from '#/lib/domain/calendar/period.ts';

export const releaseMetrics = ['motivation', 'productivity', 'sentiment'] as const;
export type ReleaseMetric = (typeof releaseMetrics)[number];

/** Days that figures are made of, under a number by which they are told apart. */
export interface ReleaseWindow extends DateRange {
  readonly id: number;
}

/** The windows as the parameters $4 to $6 of `windowSums`. */
export function windowValues(windows: readonly ReleaseWindow[]): unknown[] {
  return [windows.map(({ id }) => id), windows.map(({ from }) => from), windows.map(({ to }) => to)];
}

/** A bit for each day; Postgres counts them in bit strings only. */
const daysIn = (column: string) => `bit_count(${column}::bit(32))`;

const metricSums = releaseMetrics.map(
  (name) => `sum(${name}_days_count)::int AS ${name}_days, sum(${name}_answers)::int AS ${name}_answers`,
);

/**
 * Sums per company, department or team, window and person (`sums`), and what tells whether a mean over persons is safe
 * (`spreads`): $1 company, $2 scope, $3 grain, $4 to $6 the windows, which are whole buckets of the grain.
 *
 * The spread of a figure is how many persons of its busiest day answered on another number of days than most of them
 * did. Days of their own are shown: were all but a few persons there equally often, a mean over persons less the days
 * would tell those few.
 */
export const windowSums = `
windows AS MATERIALIZED (SELECT * FROM unnest($4::int[], $5::date[], $6::date[]) AS given (window_id, first_on, last_on)),
kept AS MATERIALIZED (
  SELECT *, 50 * sentiment_days_count + 50 * good_sum - 50 * bad_sum AS sentiment_sum FROM (
    SELECT *, ${releaseMetrics.map((name) => `${daysIn(`${name}_days`)} AS ${name}_days_count`).join(', ')}
    FROM release_sums WHERE company_id = $1 AND scope = $2 AND grain = $3
      AND bucket_on BETWEEN (SELECT min(first_on) FROM windows) AND (SELECT max(last_on) FROM windows)
  ) AS counted
),
sums AS MATERIALIZED (
  SELECT scope_id, window_id, user_id, ${metricSums.join(', ')}, sum(motivation_sum) AS motivation_sum,
    sum(productivity_sum) AS productivity_sum, sum(sentiment_sum) AS sentiment_sum, sum(good_sum) AS good_sum,
    sum(bad_sum) AS bad_sum, sum(due)::int AS due, sum(answered)::int AS answered
  FROM kept JOIN windows ON bucket_on BETWEEN first_on AND last_on
  GROUP BY scope_id, window_id, user_id
),
spreads AS MATERIALIZED (
  SELECT scope_id, window_id, ${releaseMetrics
    .map((name) => `max(spread) FILTER (WHERE metric = '${name}') AS ${name}_spread`)
    .join(', ')}
  FROM (${releaseMetrics.map(spreadOf).join(' UNION ALL ')}) AS spread
  GROUP BY scope_id, window_id
)`;

function spreadOf(name: ReleaseMetric): string {
  return `
    SELECT scope_id, window_id, '${name}' AS metric, sum(persons) - max(persons) AS spread FROM (
      SELECT scope_id, window_id, own.${name}_days, count(*) AS persons
      FROM (
        SELECT DISTINCT ON (scope_id, window_id) scope_id, window_id, bucket_on AS busiest_on,
          date_trunc($3, bucket_on::timestamp)::date AS bucket_on
        FROM release_points JOIN windows ON bucket_on BETWEEN first_on AND last_on
        WHERE company_id = $1 AND scope = $2 AND bucket = 'day' AND ${name}_persons > 0
        ORDER BY scope_id, window_id, ${name}_persons DESC, release_points.bucket_on DESC
      ) AS busiest
      JOIN kept USING (scope_id, bucket_on)
      JOIN sums AS own USING (scope_id, window_id, user_id)
      WHERE kept.${name}_days & (1 << (busiest_on - bucket_on)) <> 0
      GROUP BY scope_id, window_id, own.${name}_days
    ) AS size GROUP BY scope_id, window_id`;
}

/** The mean over persons, or where that would tell somebody apart, the mean over all their days. */
const guarded = (sum: string, name: ReleaseMetric, k: string) => `
  CASE WHEN max(${name}_spread) >= ${k} THEN avg(${sum} / nullif(${name}_days, 0)) ELSE sum(${sum}) / nullif(sum(${name}_days), 0) END`;

/** A row per company, department or team and window, from `windowSums` and the parameter of the minimum group size. */
export const windowMeans = (k: string) => `
  SELECT scope_id, window_id, ${releaseMetrics
    .map(
      (name) =>
        `${guarded(`${name}_sum`, name, k)} AS ${name}, (count(*) FILTER (WHERE ${name}_days > 0))::int AS ${name}_persons`,
    )
    .join(', ')}, ${guarded('good_sum', 'sentiment', k)} AS good, ${guarded('bad_sum', 'sentiment', k)} AS bad
  FROM sums LEFT JOIN spreads USING (scope_id, window_id)
  GROUP BY scope_id, window_id`;
