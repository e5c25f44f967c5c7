import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange, PeriodRange } from '#/lib/domain/calendar/period.ts';
import { comparePeriods, reachesBack } from '#/lib/domain/metrics/changes/comparison.ts';
import { TRAILING_DAYS, TRAILING_LINE_BELOW_PERSONS, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { computePersonMean, type PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { bucketSeries, type SeriesPoint, trailingSeries } from '#/lib/domain/metrics/series/series.ts';

/** The days a result covers: the period, the previous one, and the two windows that are compared. */
export interface FigureSpans {
  readonly range: PeriodRange;
  readonly previous: PeriodRange;
  readonly compared: { readonly now: DateRange; readonly before: DateRange };
  /** Days when a check-in was due, in both periods. */
  readonly dueDates: readonly LocalDate[];
}

/**
 * One result of a dashboard; every score is 0–100 with one decimal, or null if there is nothing to show. `previousAvg`
 * and `previousData` cover the days that `change` compares with.
 */
export interface PeriodFigure {
  readonly avg: number | null;
  readonly data: SeriesPoint[];
  readonly smoothed: SeriesPoint[] | null;
  readonly previousAvg: number | null;
  readonly previousData: SeriesPoint[];
  readonly change: number | null;
  readonly reliable: boolean;
  readonly persons: number;
  readonly hiddenReason: HiddenReason | null;
}

/**
 * Returns everything a dashboard shows of one metric to people who may see answers by name. It has the average, the
 * line, the previous period, and the change over the same people if answers reach back over that period. A daily line
 * over fewer than 20 people comes with a smoothed one, but not that of one person's 7 days, which would mostly show the
 * days before. Source: docs/figures.md, Averages.
 */
export function computePeriodFigure(
  metric: TrendMetric,
  rows: readonly PersonDayValue[],
  spans: FigureSpans,
): PeriodFigure {
  const { range, previous, compared, dueDates } = spans;
  const now = computePersonMean(within(rows, range));
  const frame = { range, dueDates };
  const earlier = within(rows, compared.before);
  const change = comparePeriods(metric, within(rows, compared.now), reachesBack(rows, previous) ? earlier : []);
  const fewest = addDays(range.from, TRAILING_DAYS) > range.to ? 2 : 1;
  const isJumpy = range.bucket === 'day' && now.persons >= fewest && now.persons < TRAILING_LINE_BELOW_PERSONS;
  return {
    avg: roundScore(now.avg),
    data: bucketSeries(rows, frame),
    smoothed: isJumpy ? trailingSeries(rows, frame) : null,
    previousAvg: roundScore(computePersonMean(earlier).avg),
    previousData: bucketSeries(rows, { ...frame, range: { ...compared.before, bucket: range.bucket } }),
    change: change.change,
    reliable: change.reliable,
    persons: now.persons,
    hiddenReason: null,
  };
}

function within(rows: readonly PersonDayValue[], { from, to }: DateRange): PersonDayValue[] {
  return rows.filter(({ localDate }) => localDate >= from && localDate <= to);
}
