import type { Bucket } from '#/lib/domain/calendar/period.ts';
import { tQuantile90 } from '#/lib/domain/metrics/changes/trend.ts';
import { K_ANON_MIN, TREND_PERSONS_MIN, TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { mean, sampleDeviation, wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';

/** A score's change, whether it is beyond chance, and how many people are behind it: a count or a range. */
export interface JudgedFigure {
  /** In points; null if there is nothing to compare with. */
  readonly change: number | null;
  readonly reliable: boolean;
  /** True if the result ends before the period does, or if fewer than half of its check-ins were answered. */
  readonly isPartial?: boolean;
  readonly persons?: number | null;
  readonly personsBand: string | null;
}

/** `clear` and `small` are beyond chance, `steady` hardly moved, `unclear` may be chance, `none` has no comparison. */
export type ChangeKind = 'clear' | 'small' | 'steady' | 'unclear' | 'none';

/** A change of up to this many points is called steady if enough people are behind it, although it may be chance. */
const STEADY_POINTS = 2;
const BAND_OF_FEW = personsBand(K_ANON_MIN);

/**
 * Returns how to describe a change, rounded to whole points. Sentences, cards, tables, files and reports all use it, so
 * none calls a change steady that another calls a rise. Source: docs/figures.md, Change.
 * @example classifyChange('sentiment', { change: 7, reliable: true, personsBand: '5–9' }) // 'small'
 */
export function classifyChange(metric: TrendMetric, figure: JudgedFigure): ChangeKind {
  if (figure.change === null) return 'none';
  const points = wholePoints(Math.abs(figure.change));
  if (figure.reliable && points > 0) return points < TREND_RULES[metric].small ? 'small' : 'clear';
  return points <= STEADY_POINTS && isManyPeople(figure) && !figure.isPartial ? 'steady' : 'unclear';
}

/** Returns whether a result is of so many people that chance rarely makes a real change look steady. */
function isManyPeople({ persons = null, personsBand: band }: JudgedFigure): boolean {
  return persons === null ? band !== null && band !== BAND_OF_FEW : persons >= TREND_PERSONS_MIN;
}

/** A score with its change. */
export type Placed = JudgedFigure & { readonly avg: number | null };

/**
 * Returns by how many points a sentiment differs from the whole's, negative if below it; 0 if a change of that size
 * wouldn't matter, and above the whole without its last days. Marks and sentences use the same rule, and none of them
 * if fewer than half answered.
 * @example distanceFrom(69, { avg: 53, change: null, reliable: false, personsBand: '5–9' }) // -16
 */
export function distanceFrom(whole: number | null, { avg, isPartial }: Placed): number {
  if (avg === null || whole === null) return 0;
  const distance = avg - whole;
  return Math.abs(distance) < TREND_RULES.sentiment.small || (isPartial && distance > 0) ? 0 : distance;
}

/** Returns a score's change if it's beyond chance, or null; a low score may be rising, and then sentences say both. */
export function realChange(metric: TrendMetric, figure: Placed): number | null {
  return ['clear', 'small'].includes(classifyChange(metric, figure)) ? figure.change : null;
}

/** A score to describe. */
export interface NamedFigure extends JudgedFigure {
  readonly metric: TrendMetric;
  readonly avg: number | null;
  /** True for the starting point of motivation, which isn't a result. */
  readonly isDefault?: boolean;
}

/** What a sentence can say about one score. */
export interface Finding {
  readonly metric: TrendMetric;
  readonly kind: ChangeKind;
  readonly value: number;
  /** Whole points, negative for a fall. */
  readonly change: number;
}

/**
 * Returns the findings of some scores, in their order, without scores that have no value or are at their starting
 * point.
 * @example listFindings([{ metric: 'sentiment', avg: 71, change: 1, reliable: false, personsBand: '5–9' }])[0]?.kind
 * // 'steady'
 */
export function listFindings(figures: readonly NamedFigure[]): Finding[] {
  return figures.flatMap((figure) => {
    const { metric, avg, change, isDefault } = figure;
    if (avg === null || isDefault) return [];
    return [{ metric, kind: classifyChange(metric, figure), value: Math.round(avg), change: wholePoints(change ?? 0) }];
  });
}

/** Returns whether any of the findings was compared with an earlier period. */
export function isCompared(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind !== 'none');
}

export interface Periods {
  /** The findings that the text is about. */
  readonly story: readonly Finding[];
  /** What another period of the same group found. */
  readonly other: readonly Finding[];
}

/** Returns which way a score moved, if it did. */
export function wayOf({ kind, change }: Finding): 'up' | 'down' | 'flat' {
  if (kind !== 'clear' && kind !== 'small') return 'flat';
  return change > 0 ? 'up' : 'down';
}

/**
 * Returns the findings of the other period that contradict the story: the same score moved in the opposite direction,
 * or in only one of the two periods. A score without a comparison contradicts nothing.
 */
export function findDifferences({ story, other }: Periods): Finding[] {
  return other.filter((finding) => {
    const same = story.find(({ metric }) => metric === finding.metric);
    return same && same.kind !== 'none' && finding.kind !== 'none' && wayOf(same) !== wayOf(finding);
  });
}

/** Returns the findings that contradict the story and moved. */
export const findMoves = (periods: Periods) => findDifferences(periods).filter((one) => wayOf(one) !== 'flat');

/** With fewer days, weeks or months in a period, we can't tell how much they vary. Source: simulation. */
const STEPS_MIN = 3;
/**
 * The least spread assumed between the days, weeks or months of a period: three that happen to be equal prove nothing.
 * Source: simulation; without it one comparison in ten is a false alarm, with it one or two in a hundred.
 */
const SPREAD_MIN: Readonly<Record<Bucket, number>> = { day: 8, week: 4, month: 4 };

/**
 * Returns whether the averages of the days, weeks or months of two periods differ by more than chance (90%,
 * two-sided). It only uses published results, so the mark reveals no more than they do. Source: Welch's t-test.
 * @example isBeyondChance([60, 61, 62, 61], [70, 71, 69, 70], 'week') // true
 */
export function isBeyondChance(now: readonly number[], before: readonly number[], step: Bucket): boolean {
  const [meanNow, meanBefore] = [mean(now), mean(before)];
  if (meanNow === null || meanBefore === null || Math.min(now.length, before.length) < STEPS_MIN) return false;
  const [errorNow, errorBefore] = [squaredError(now, step), squaredError(before, step)];
  const degrees =
    (errorNow + errorBefore) ** 2 / (errorNow ** 2 / (now.length - 1) + errorBefore ** 2 / (before.length - 1));
  return Math.abs(meanNow - meanBefore) >= tQuantile90(Math.floor(degrees)) * Math.sqrt(errorNow + errorBefore);
}

function squaredError(values: readonly number[], step: Bucket): number {
  return Math.max(sampleDeviation(values), SPREAD_MIN[step]) ** 2 / values.length;
}
