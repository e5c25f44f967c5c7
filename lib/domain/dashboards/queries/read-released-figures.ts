import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';

export type ReleaseScope = 'company' | 'department' | 'team';
export type Side = 'now' | 'before';

/** Mean and persons of the three metrics, then the shares of good and bad feelings, 0..1. */
export type MeanRow = [
  scopeId: number,
  side: Side,
  date: LocalDate,
  motivation: number | null,
  motivationPersons: number,
  productivity: number | null,
  productivityPersons: number,
  sentiment: number | null,
  sentimentPersons: number,
  good: number | null,
  bad: number | null,
];

/** Check-ins that closed in the window, answered ones, and the persons asked. */
export type ParticipationRow = [scopeId: number, side: Side, due: number, answered: number, persons: number];

/** The changes of the persons who answered in both compared windows. */
export type ChangeRow = [
  scopeId: number,
  metric: 'motivation' | 'productivity' | 'sentiment',
  pairs: number,
  delta: number | null,
  deviation: number | null,
];

export interface ReleasedFigures {
  points: MeanRow[];
  totals: MeanRow[];
  participation: ParticipationRow[];
  changes: ChangeRow[];
}

const metrics = ['motivation', 'productivity', 'sentiment'] as const;

/** The bucket of totals; not null, because joins look for equals. */
const wholePeriod = `'-infinity'::date`;

/** The sides, compared windows and buckets that a day lies in. */
const place = `CROSS JOIN LATERAL (SELECT
    CASE WHEN released_on BETWEEN $3 AND $2 THEN 'now' WHEN released_on BETWEEN $4 AND $3::date - 1 THEN 'before' END AS side,
    CASE WHEN released_on BETWEEN $5 AND $6 THEN 'now' WHEN released_on BETWEEN $7 AND $8 THEN 'before' END AS compared,
    date_trunc($9, CASE WHEN $10 THEN date_trunc('week', released_on::timestamp) ELSE released_on::timestamp END)::date AS bucket
  ) AS place`;

/** Sums of days per person and bucket; whole numbers stay small ones, which are added fastest. */
const sums = `
sums AS MATERIALIZED (
  SELECT scope_id, user_id, side, compared, bucket,
    sum(motivation) AS motivation_sum, count(motivation)::int AS motivation_days, sum(motivation_answers)::int AS motivation_answers,
    sum(productivity) AS productivity_sum, count(productivity)::int AS productivity_days, sum(productivity_answers)::int AS productivity_answers,
    50 * count(good) + 50 * sum(good) - 50 * sum(bad) AS sentiment_sum, count(good)::int AS sentiment_days,
    sum(sentiment_answers)::int AS sentiment_answers, sum(good) AS good_sum, sum(bad) AS bad_sum, sum(due)::int AS due,
    sum(answered)::int AS answered
  FROM release_person_days ${place}
  WHERE released_on BETWEEN $1 AND $2
  GROUP BY scope_id, user_id, side, compared, bucket
)`;

/** Sums per person and bucket, and per person: the comparison may cut a bucket or a side in two. */
const folded = (bucket: string) => `
  SELECT scope_id, user_id, side, ${bucket} AS bucket, ${[
    ...metrics.flatMap((name) => [`${name}_sum`, `${name}_days`]),
    'good_sum',
    'bad_sum',
    'due',
    'answered',
  ]
    .map((column) => `sum(${column}) AS ${column}`)
    .join(', ')}
  FROM sums WHERE side IS NOT NULL GROUP BY scope_id, user_id, side, 4`;

/** Where a metric's value of a person's day stands. */
const dayColumn = { motivation: 'motivation', productivity: 'productivity', sentiment: 'good' } as const;

/**
 * How many persons of a figure's busiest day answered on another number of days than most of them did. Days of their
 * own are shown: were all but a few persons there equally often, a mean over persons less the days would tell those few.
 */
function spreadOf(name: (typeof metrics)[number], from: string, bucket: string): string {
  const column = dayColumn[name];
  return `
    SELECT scope_id, side, bucket, '${name}' AS metric, sum(persons) - max(persons) AS spread FROM (
      SELECT busiest.scope_id, busiest.side, busiest.bucket, own.${name}_days, count(*) AS persons
      FROM (
        SELECT DISTINCT ON (scope_id, side, 3) scope_id, side, ${bucket} AS bucket, released_on
        FROM per_day ${place} WHERE side IS NOT NULL AND ${name} > 0
        ORDER BY scope_id, side, 3, ${name} DESC, released_on DESC
      ) AS busiest
      JOIN release_person_days AS day ON day.scope_id = busiest.scope_id AND day.released_on = busiest.released_on AND day.${column} IS NOT NULL
      JOIN ${from} AS own ON own.scope_id = busiest.scope_id AND own.user_id = day.user_id AND own.side = busiest.side
        AND own.bucket = busiest.bucket
      GROUP BY busiest.scope_id, busiest.side, busiest.bucket, own.${name}_days
    ) AS size GROUP BY scope_id, side, bucket`;
}

const spreads = (from: string, bucket: string) => `
  SELECT scope_id, side, bucket, ${metrics
    .map((name) => `max(spread) FILTER (WHERE metric = '${name}') AS ${name}_spread`)
    .join(', ')}
  FROM (${metrics.map((name) => spreadOf(name, from, bucket)).join(' UNION ALL ')}) AS spread
  GROUP BY scope_id, side, bucket`;

/** The mean over persons, or where that would tell somebody apart, the mean over all their days. */
const guarded = (sum: string, name: (typeof metrics)[number]) => `
  CASE WHEN max(${name}_spread) >= $11 THEN avg(${sum} / nullif(${name}_days, 0)) ELSE sum(${sum}) / nullif(sum(${name}_days), 0) END`;

const means = (from: string, spread: string) => `
  SELECT json_agg(json_build_array(scope_id, side, bucket, motivation, motivation_persons, productivity, productivity_persons,
    sentiment, sentiment_persons, good, bad) ORDER BY scope_id, bucket) FROM (
    SELECT own.scope_id, own.side, own.bucket, ${metrics
      .map(
        (name) =>
          `${guarded(`${name}_sum`, name)} AS ${name}, count(*) FILTER (WHERE ${name}_days > 0) AS ${name}_persons`,
      )
      .join(', ')}, ${guarded('good_sum', 'sentiment')} AS good, ${guarded('bad_sum', 'sentiment')} AS bad
    FROM ${from} AS own LEFT JOIN ${spread} AS spread
      ON spread.scope_id = own.scope_id AND spread.side = own.side AND spread.bucket = own.bucket
    GROUP BY own.scope_id, own.side, own.bucket) AS mean`;

function changesOf(name: (typeof metrics)[number]): string {
  const part = (side: Side) => `sum(${name}_sum) FILTER (WHERE compared = '${side}')
        / nullif(sum(${name}_days) FILTER (WHERE compared = '${side}'), 0) AS ${side},
      coalesce(sum(${name}_answers) FILTER (WHERE compared = '${side}'), 0) AS ${side}_answers`;
  const { answersMin } = TREND_RULES[name];
  return `
    SELECT scope_id, '${name}' AS metric, count(*) AS pairs, avg(now - before) AS delta, stddev_samp(now - before) AS deviation
    FROM (SELECT scope_id, user_id, ${part('now')}, ${part('before')} FROM sums GROUP BY scope_id, user_id) AS person
    WHERE now_answers >= ${answersMin} AND before_answers >= ${answersMin}
    GROUP BY scope_id`;
}

const statement = `
WITH ${sums}, points AS MATERIALIZED (${folded('bucket')}), totals AS MATERIALIZED (${folded(wholePeriod)}),
per_day AS MATERIALIZED (
  SELECT scope_id, released_on, count(motivation) AS motivation, count(productivity) AS productivity, count(good) AS sentiment
  FROM release_person_days WHERE released_on BETWEEN $1 AND $2 GROUP BY scope_id, released_on
),
point_spreads AS MATERIALIZED (${spreads('points', 'place.bucket')}),
total_spreads AS MATERIALIZED (${spreads('totals', wholePeriod)})
SELECT coalesce((${means('points', 'point_spreads')}), '[]') AS points,
  coalesce((${means('totals', 'total_spreads')}), '[]') AS totals,
  coalesce((SELECT json_agg(json_build_array(scope_id, side, due, answered, persons)) FROM (
    SELECT scope_id, side, sum(due)::int AS due, sum(answered)::int AS answered, count(*) FILTER (WHERE due > 0)::int AS persons
    FROM totals GROUP BY scope_id, side) AS rate), '[]') AS participation,
  coalesce((SELECT json_agg(json_build_array(scope_id, metric, pairs, delta, deviation))
    FROM (${metrics.map(changesOf).join(' UNION ALL ')}) AS change), '[]') AS changes`;

/** The first day that the figures of a period look at. */
export function firstDayOf({ previous, compared }: PeriodSpans): LocalDate {
  const [first = previous.from] = [compared.before.from, previous.from].sort();
  return first;
}

/** Means of every company, department or team in `release_person_days`, over the days of a period. */
export async function readReleasedFigures(
  query: ReleaseQuery,
  { scope, spans, k }: { scope: ReleaseScope; spans: PeriodSpans; k: number },
): Promise<ReleasedFigures> {
  const { range, previous, compared } = spans;
  const { now, before } = compared;
  const windows = [range.from, previous.from, now.from, now.to, before.from, before.to];
  const values = [firstDayOf(spans), range.to, ...windows, range.bucket, scope === 'team', k];
  const [figures] = await query<ReleasedFigures>(statement, values);
  return figures ?? { points: [], totals: [], participation: [], changes: [] };
}
