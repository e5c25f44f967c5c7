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
} from '#/lib/domain/dashboards/queries/read-window-means.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import type { ReleaseScope } from '#/lib/domain/metrics/release-grains.ts';

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

const NOW = 0;
const BEFORE = 1;
const side = `CASE window_id WHEN ${NOW} THEN 'now' ELSE 'before' END`;
const ofPeriod = `window_id IN (${NOW}, ${BEFORE})`;

const meanColumns = [...releaseMetrics.flatMap((name) => [name, `${name}_persons`]), 'good', 'bad'].join(', ');

/** Between the windows $10 and $11. */
function changesOf(name: ReleaseMetric): string {
  const part = (window: string) => `sum(${name}_sum / nullif(${name}_answers, 0)) FILTER (WHERE window_id = ${window})`;
  const answers = (window: string) => `sum(${name}_answers) FILTER (WHERE window_id = ${window})`;
  const { answersMin } = TREND_RULES[name];
  return `
    SELECT scope_id, '${name}' AS metric, count(*)::int AS pairs, avg(delta) AS delta, stddev_samp(delta) AS deviation
    FROM (SELECT scope_id, ${part('$10')} - ${part('$11')} AS delta FROM sums
      WHERE window_id IN ($10, $11) GROUP BY scope_id, user_id
      HAVING ${answers('$10')} >= ${answersMin} AND ${answers('$11')} >= ${answersMin}) AS person
    GROUP BY scope_id`;
}

const rowsOf = (row: string, from: string) =>
  `coalesce((SELECT json_agg(json_build_array(${row})) FROM (${from}) AS row), '[]')`;

const points = `
  SELECT * FROM release_points
  WHERE company_id = $1 AND scope = $2 AND bucket = $7 AND bucket_on BETWEEN $8 AND $9 ORDER BY scope_id, bucket_on`;

const totals = `SELECT * FROM (${windowMeans}) AS means WHERE ${ofPeriod}`;

const participation = `
  SELECT scope_id, window_id, sum(due)::int AS due, sum(answered)::int AS answered,
    count(*) FILTER (WHERE due > 0)::int AS persons
  FROM sums WHERE ${ofPeriod} GROUP BY scope_id, window_id`;

const statement = `
WITH ${windowSums}
SELECT ${rowsOf(`scope_id, bucket_on, ${meanColumns}`, points)} AS points,
  ${rowsOf(`scope_id, ${side}, ${meanColumns}`, totals)} AS totals,
  ${rowsOf(`scope_id, ${side}, due, answered, persons`, participation)} AS participation,
  ${rowsOf('scope_id, metric, pairs, delta, deviation', releaseMetrics.map(changesOf).join(' UNION ALL '))} AS changes`;

interface FiguresWanted {
  readonly companyId: number;
  readonly scope: ReleaseScope;
  readonly grain: Bucket;
  readonly spans: PeriodSpans;
}

/** The figures of a company, its departments or its teams over the days of a period, from what is kept by the grain. */
export async function readReleasedFigures(
  query: ReleaseQuery,
  { companyId, scope, grain, spans }: FiguresWanted,
): Promise<ReleasedFigures> {
  const { range, previous, compared } = spans;
  const windows: ReleaseWindow[] = [
    { id: NOW, from: range.from, to: range.to },
    { id: BEFORE, from: previous.from, to: previous.to },
  ];
  const idOf = ({ from, to }: DateRange) => {
    const known = windows.find((window) => window.from === from && window.to === to);
    return known?.id ?? windows.push({ id: windows.length, from, to }) - 1;
  };
  const [now, before] = [idOf(compared.now), idOf(compared.before)];
  const lines = [range.bucket, previous.from, range.to];
  const values = [companyId, scope, grain, ...windowValues(windows), ...lines, now, before];
  const [figures] = await query<ReleasedFigures>(statement, values);
  return figures ?? { points: [], totals: [], participation: [], changes: [] };
}
