import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Bucket, DateRange } from '#/lib/domain/calendar/period.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import {
  type ReleaseMetric,
  type ReleaseWindow,
  releaseMetrics,
  windowMeans,
  windowSums,
  windowValues,
} from '#/lib/domain/dashboards/queries/window-means.ts';
import type { ReleaseScope } from '#/lib/domain/dashboards/release-grains.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';

export type Side = 'now' | 'before';

/** Mean and persons of the three metrics, then the shares of good and bad feelings, 0..1. */
type Means = [
  motivation: number | null,
  motivationPersons: number,
  productivity: number | null,
  productivityPersons: number,
  sentiment: number | null,
  sentimentPersons: number,
  good: number | null,
  bad: number | null,
];

export type PointRow = [scopeId: number, date: LocalDate, ...means: Means];
export type TotalRow = [scopeId: number, side: Side, ...means: Means];

/** Check-ins that closed in the window, answered ones, and the persons asked. */
export type ParticipationRow = [scopeId: number, side: Side, due: number, answered: number, persons: number];

/** The changes of the persons who answered in both compared windows. */
export type ChangeRow = [
  scopeId: number,
  metric: ReleaseMetric,
  pairs: number,
  delta: number | null,
  deviation: number | null,
];

export interface ReleasedFigures {
  /** Of the period before, too. */
  points: PointRow[];
  totals: TotalRow[];
  participation: ParticipationRow[];
  changes: ChangeRow[];
}

/** The period, the one before, and what is compared, which for a month is a little shorter. */
const WINDOWS = { now: 0, before: 1, comparedNow: 2, comparedBefore: 3 } as const;
const side = `CASE window_id WHEN ${WINDOWS.now} THEN 'now' ELSE 'before' END`;
const ofPeriod = `window_id IN (${WINDOWS.now}, ${WINDOWS.before})`;

const meanColumns = [...releaseMetrics.flatMap((name) => [name, `${name}_persons`]), 'good', 'bad'].join(', ');

function changesOf(name: ReleaseMetric): string {
  const part = (windowId: number) =>
    `sum(${name}_sum / nullif(${name}_days, 0)) FILTER (WHERE window_id = ${windowId})`;
  const answers = (windowId: number) => `sum(${name}_answers) FILTER (WHERE window_id = ${windowId})`;
  const { answersMin } = TREND_RULES[name];
  const { comparedNow, comparedBefore } = WINDOWS;
  return `
    SELECT scope_id, '${name}' AS metric, count(*)::int AS pairs, avg(delta) AS delta, stddev_samp(delta) AS deviation
    FROM (SELECT scope_id, ${part(comparedNow)} - ${part(comparedBefore)} AS delta FROM sums
      WHERE window_id IN (${comparedNow}, ${comparedBefore}) GROUP BY scope_id, user_id
      HAVING ${answers(comparedNow)} >= ${answersMin} AND ${answers(comparedBefore)} >= ${answersMin}) AS person
    GROUP BY scope_id`;
}

const rowsOf = (row: string, from: string) =>
  `coalesce((SELECT json_agg(json_build_array(${row})) FROM (${from}) AS row), '[]')`;

const statement = `
WITH ${windowSums}
SELECT ${rowsOf(
  `scope_id, bucket_on, ${meanColumns}`,
  `
    SELECT * FROM release_points WHERE company_id = $1 AND scope = $2 AND bucket = $8 AND bucket_on BETWEEN $9 AND $10
    ORDER BY scope_id, bucket_on`,
)} AS points,
  ${rowsOf(`scope_id, ${side}, ${meanColumns}`, `SELECT * FROM (${windowMeans('$7')}) AS means WHERE ${ofPeriod}`)} AS totals,
  ${rowsOf(
    `scope_id, ${side}, due, answered, persons`,
    `
    SELECT scope_id, window_id, sum(due)::int AS due, sum(answered)::int AS answered, count(*) FILTER (WHERE due > 0)::int AS persons
    FROM sums WHERE ${ofPeriod} GROUP BY scope_id, window_id`,
  )} AS participation,
  ${rowsOf('scope_id, metric, pairs, delta, deviation', releaseMetrics.map(changesOf).join(' UNION ALL '))} AS changes`;

interface FiguresWanted {
  readonly companyId: number;
  readonly scope: ReleaseScope;
  readonly grain: Bucket;
  readonly spans: PeriodSpans;
  readonly k: number;
}

/** The figures of a company, its departments or its teams over the days of a period, from what is kept by the grain. */
export async function readReleasedFigures(
  query: ReleaseQuery,
  { companyId, scope, grain, spans, k }: FiguresWanted,
): Promise<ReleasedFigures> {
  const { range, previous, compared } = spans;
  const window = (id: number, { from, to }: DateRange): ReleaseWindow => ({ id, from, to });
  const windows = [
    window(WINDOWS.now, range),
    window(WINDOWS.before, previous),
    window(WINDOWS.comparedNow, compared.now),
    window(WINDOWS.comparedBefore, compared.before),
  ];
  const values = [companyId, scope, grain, ...windowValues(windows), k, range.bucket, previous.from, range.to];
  const [figures] = await query<ReleasedFigures>(statement, values);
  return figures ?? { points: [], totals: [], participation: [], changes: [] };
}
