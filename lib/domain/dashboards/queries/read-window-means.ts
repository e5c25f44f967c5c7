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

const added = (column: string) => `sum(${column}) AS ${column}`;

/**
 * Sums per company, department or team, window and person: $1 company, $2 scope, $3 grain, $4 to $6 the windows, which
 * are whole buckets of the grain.
 */
export const windowSums = `
windows AS MATERIALIZED (SELECT * FROM unnest($4::int[], $5::date[], $6::date[]) AS given (window_id, first_on, last_on)),
sums AS MATERIALIZED (
  SELECT scope_id, window_id, user_id, ${releaseMetrics.map((name) => added(`${name}_answers`)).join(', ')},
    ${['motivation_sum', 'productivity_sum', 'good_sum', 'bad_sum', 'due', 'answered'].map(added).join(', ')},
    sum(50 * sentiment_answers + 50 * good_sum - 50 * bad_sum) AS sentiment_sum
  FROM release_sums JOIN windows ON bucket_on BETWEEN first_on AND last_on
  WHERE company_id = $1 AND scope = $2 AND grain = $3
    AND bucket_on BETWEEN (SELECT min(first_on) FROM windows) AND (SELECT max(last_on) FROM windows)
  GROUP BY scope_id, window_id, user_id
)`;

const meanOf = (sum: string, name: ReleaseMetric) => `sum(${sum}) / nullif(sum(${name}_answers), 0)`;

/**
 * A row per company, department or team and window, from `windowSums`. Every answer counts once: what is shown of a
 * whole is then the sum of what is shown of its parts, so that readings put together tell no more than those parts.
 */
export const windowMeans = `
  SELECT scope_id, window_id, ${releaseMetrics
    .map(
      (name) =>
        `${meanOf(`${name}_sum`, name)} AS ${name}, (count(*) FILTER (WHERE ${name}_answers > 0))::int AS ${name}_persons`,
    )
    .join(', ')}, ${meanOf('good_sum', 'sentiment')} AS good, ${meanOf('bad_sum', 'sentiment')} AS bad
  FROM sums GROUP BY scope_id, window_id`;
