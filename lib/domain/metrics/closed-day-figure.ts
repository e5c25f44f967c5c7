import { firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type DateRange, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { reachesBack } from '#/lib/domain/metrics/comparison.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import { computeAnswerMean, keepFullDays, type PersonDay } from '#/lib/domain/metrics/full-days.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { mean, sampleDeviation } from '#/lib/domain/metrics/mean.ts';
import { type PublishedScores, publishScores, type ScorePoint } from '#/lib/domain/metrics/published-scores.ts';
import { computeSentimentShares, type SentimentAnswer, toSentimentValues } from '#/lib/domain/metrics/sentiment.ts';
import type { SentimentPoint } from '#/lib/domain/metrics/series.ts';
import { pairedDifferences } from '#/lib/domain/metrics/trend.ts';

/** Closed days to look at, those of them on which a check-in was due, and the fewest persons a day must have. */
export interface ClosedDaySpans extends PeriodSpans {
  readonly dueDates: readonly LocalDate[];
  readonly k: number;
  /** Were enough check-ins answered in both compared windows? */
  readonly isComparable: boolean;
}

/**
 * Computes what those who see no names are shown of one metric, in whole points: days with fewer than `k` persons are
 * left out of everything, every answer counts once, the change is that of the averages.
 * Source: product decision.
 * @example computeClosedDayFigure('productivity', [A, B, C on 03-02: 80, 60, 41; A on 03-03: 0], week, k 3).avg // 60
 */
export function computeClosedDayFigure(
  metric: TrendMetric,
  rows: readonly PersonDay[],
  { range, previous, compared, dueDates, k, isComparable }: ClosedDaySpans,
): PublishedScores {
  const told = keepFullDays(rows, k);
  const meanOf = (span: DateRange) => computeAnswerMean(within(told, span));
  const changes = pairedDifferences(metric, within(told, compared.now), within(told, compared.before));
  const paired = { persons: changes.length, delta: mean(changes), deviation: sampleDeviation(changes) };
  const scores = {
    metric,
    now: meanOf(range),
    before: meanOf(previous),
    points: pointsOf(told, range),
    previousPoints: pointsOf(told, previous),
    paired,
    reachesBack: reachesBack(told, previous),
    isComparable,
    dates: bucketDates(dueDates, range),
    previousDates: bucketDates(dueDates, previous),
    hiddenReason: within(rows, range).some(({ value }) => value !== null) ? ('group_too_small' as const) : null,
    since: firstDate(within(told, range), range),
  };
  return publishScores(scores, k);
}

/**
 * Gives the shares of good, meh and bad over the closed days and for each point, by the same rule as the averages.
 * @example computeClosedDayShares(A, B, C: good, good, bad on 03-02; A: bad on 03-03, week, k 3).typesAvg // { good: 67, meh: 0, bad: 33 }
 */
export function computeClosedDayShares(answers: readonly SentimentAnswer[], spans: ClosedDaySpans) {
  const { range, dueDates, k } = spans;
  const values = toSentimentValues(answers).map((row, at) => ({ ...row, type: answers[at]?.type ?? null }));
  const told = within(keepFullDays(values, k), range);
  const sharesOf = (rows: readonly SentimentAnswer[]) =>
    computeSentimentShares(rows, computeAnswerMean) ?? { good: null, meh: null, bad: null };
  const byBucket = groupRows(told, ({ localDate }) => bucketOf(localDate, range.bucket));
  const typesData: SentimentPoint[] = bucketDates(dueDates, range).map((date) => ({
    date,
    ...sharesOf(byBucket.get(date) ?? []),
  }));
  return { typesAvg: sharesOf(told), typesData };
}

function pointsOf(rows: readonly PersonDay[], range: PeriodRange): ScorePoint[] {
  const byBucket = groupRows(within(rows, range), ({ localDate }) => bucketOf(localDate, range.bucket));
  return [...byBucket].map(([date, ofBucket]) => ({ date, ...computeAnswerMean(ofBucket) }));
}

function bucketDates(dueDates: readonly LocalDate[], { from, to, bucket }: PeriodRange): LocalDate[] {
  const dates = dueDates.filter((date) => date >= from && date <= to);
  return [...new Set(dates.map((date) => bucketOf(date, bucket)))].sort();
}

function firstDate(rows: readonly PersonDay[], { bucket }: PeriodRange): LocalDate | null {
  const [first = null] = rows.map(({ localDate }) => localDate).sort();
  return first !== null && bucket === 'month' ? firstOfMonth(first) : first;
}

function within<Row extends PersonDay>(rows: readonly Row[], { from, to }: DateRange): Row[] {
  return rows.filter(({ localDate }) => localDate >= from && localDate <= to);
}
