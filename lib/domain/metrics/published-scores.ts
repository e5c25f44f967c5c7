import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { type HiddenReason, personsBand } from '#/lib/domain/metrics/minimum-group.ts';
import { judgeChange, type PairedChange } from '#/lib/domain/metrics/trend.ts';

/** A mean, unrounded, and how many persons it rests on. */
export interface ScoreMean {
  readonly avg: number | null;
  readonly persons: number;
}

export interface ScorePoint extends ScoreMean {
  readonly date: LocalDate;
}

/** What the released answers say of one metric of one group over a period. */
export interface ReleasedScores {
  readonly metric: TrendMetric;
  readonly now: ScoreMean;
  readonly before: ScoreMean;
  readonly points: readonly ScorePoint[];
  readonly previousPoints: readonly ScorePoint[];
  /** The changes of those who answered in both compared windows. */
  readonly paired: PairedChange;
  /** Does what counts reach back to the beginning of the period before? */
  readonly reachesBack: boolean;
  /** Were enough check-ins answered in both periods to compare them? */
  readonly isComparable: boolean;
  /** Dates of points in which somebody answered, shown or not. */
  readonly dates: readonly LocalDate[];
  readonly previousDates: readonly LocalDate[];
  /** Why the latest part of the period that does not count does not. */
  readonly hiddenReason: HiddenReason | null;
  readonly since: LocalDate | null;
}

interface Point {
  readonly date: LocalDate;
  readonly record: number | null;
}

/** A figure as everybody above team level sees it, in whole points. */
export interface PublishedScores {
  readonly avg: number | null;
  readonly data: Point[];
  readonly previousAvg: number | null;
  readonly previousData: Point[];
  readonly change: number | null;
  readonly reliable: boolean;
  readonly personsBand: string | null;
  readonly hiddenReason: HiddenReason | null;
  readonly since: LocalDate | null;
}

/**
 * Rounds to whole points, the precision above team level; null stays null.
 * @example wholePoints(54.5) // 55
 */
export function wholePoints(value: number | null): number | null {
  return value === null ? null : Math.sign(value) * Math.round(Math.abs(value) + 1e-9) + 0;
}

/**
 * Gives what may be told of a metric above team level: everything over fewer than `k` persons is null. The change is
 * that of the averages shown, because one over the same persons only would tell apart who came and who went; it is
 * reliable when at least `k` persons in both windows changed the same way by the rule of trends, and enough answered.
 * Source: product decision.
 * @example publishScores({ now: { avg: 70.4, persons: 6 }, … }, 5).avg // 70
 */
export function publishScores(scores: ReleasedScores, k: number): PublishedScores {
  const shown = ({ avg, persons }: ScoreMean) => (persons < k ? null : wholePoints(avg));
  const { now, before, reachesBack } = scores;
  const [avg, previousAvg] = [shown(now), shown(before)];
  const change = avg === null || previousAvg === null || !reachesBack ? null : avg - previousAvg;
  return {
    avg,
    data: pointsOf(scores.dates, scores.points, shown),
    previousAvg,
    previousData: pointsOf(scores.previousDates, scores.previousPoints, shown),
    change,
    reliable: change !== null && isReliable(scores, change, k),
    personsBand: avg === null ? null : personsBand(now.persons),
    hiddenReason: avg === null ? (now.persons > 0 ? 'group_too_small' : scores.hiddenReason) : null,
    since: scores.since,
  };
}

function isReliable({ metric, paired, isComparable }: ReleasedScores, change: number, k: number): boolean {
  if (!isComparable || paired.persons < k || Math.sign(paired.delta ?? 0) !== Math.sign(change)) return false;
  return judgeChange(metric, paired, null)?.reliable ?? false;
}

/** A date somebody answered on without a point that may be told is a gap. */
function pointsOf(
  dates: readonly LocalDate[],
  points: readonly ScorePoint[],
  shown: (mean: ScoreMean) => number | null,
): Point[] {
  const byDate = new Map(points.map((point) => [point.date, point]));
  return dates.map((date) => ({ date, record: shown(byDate.get(date) ?? { avg: null, persons: 0 }) }));
}
