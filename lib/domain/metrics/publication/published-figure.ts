import { addDays, addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  type Bucket,
  bucketOf,
  type DateRange,
  DRAWN_DAYS_MIN,
  type PeriodRange,
} from '#/lib/domain/calendar/period.ts';
import { isBeyondChance } from '#/lib/domain/metrics/changes/classify-change.ts';
import { hasWeeks, type PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { type HiddenReason, personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { computeWholePercentages, groupRows, wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';

/** The sums of all batches of one day, week or month; `isNow` is false for the previous period. */
export interface PublishedStep {
  readonly date: LocalDate;
  readonly isNow: boolean;
  readonly persons: number;
  readonly answers: number;
  readonly total: number;
  readonly high: number;
  readonly low: number;
  /** True if one of its batches is hidden from the reader, which hides the sum too. */
  readonly isHidden?: boolean;
}

/** All batches of one metric of a team, department or company. */
export interface PublishedMetric {
  readonly steps: readonly PublishedStep[];
  /** Days of the first and the last batch of all periods; null if there is none. */
  readonly firstOn: LocalDate | null;
  readonly lastOn: LocalDate | null;
}

/** Returns a metric's batches within other spans, each in its part of them. */
export function withinSpans(metric: PublishedMetric, { range, previous }: PublishedSpans): PublishedMetric {
  const within = metric.steps.filter(({ date }) => date >= previous.from && date <= range.to);
  return { ...metric, steps: within.map((step) => ({ ...step, isNow: step.date >= range.from })) };
}

export interface FigureFrame {
  readonly spans: PublishedSpans;
  /** The last day so far when a check-in was due. */
  readonly lastDueOn: LocalDate | null;
  /** Whether enough check-ins were answered in both periods to compare them. */
  readonly isComparable: boolean;
  /** Whether fewer than half of the check-ins were answered. */
  readonly isParticipationLow: boolean;
  /** Why the result is empty if the period has no batch. */
  readonly whyEmpty: HiddenReason | null;
}

interface Point {
  readonly date: LocalDate;
  readonly record: number | null;
}

/** A result in whole points, for people who see no names. */
export interface PublishedFigure {
  readonly avg: number | null;
  readonly data: Point[];
  /** The line by week, if `data` has days of more than one week: days vary with who answered. */
  readonly weeks: Point[];
  readonly previousAvg: number | null;
  readonly previousData: Point[];
  readonly change: number | null;
  readonly reliable: boolean;
  readonly personsBand: string | null;
  readonly hiddenReason: HiddenReason | null;
  /** Day of the first batch. */
  readonly since: LocalDate | null;
  /** Day of the last batch, which may be before the period. */
  readonly until: LocalDate | null;
  /** True if a check-in was due after the last batch, so its answers still wait. */
  readonly endsEarly: boolean;
  /** True if it ends early, or if fewer than half of the check-ins were answered; then it's never called steady. */
  readonly isPartial: boolean;
}

/**
 * Returns the sums of the batches of some steps or of a whole period; null if there are none, or one is hidden. Six
 * answers of 70 and four of 45 make an average of 60.
 */
export function addUp(steps: readonly PublishedStep[]) {
  const answers = sum(steps, 'answers');
  if (answers === 0 || steps.some(({ isHidden }) => isHidden)) return null;
  const persons = Math.max(...steps.map((step) => step.persons));
  return { avg: sum(steps, 'total') / answers, persons, answers, high: sum(steps, 'high'), low: sum(steps, 'low') };
}

/**
 * Returns the result of a period, computed only from published sums, in which a person counts once per batch. So
 * neither the period nor the mark of a change reveals more than its days, weeks or months do. Source: docs/figures.md,
 * Averages.
 */
export function computePublishedFigure(metric: PublishedMetric, frame: FigureFrame): PublishedFigure {
  const { spans, lastDueOn, isComparable, isParticipationLow, whyEmpty } = frame;
  const [now, before] = [metric.steps.filter(({ isNow }) => isNow), metric.steps.filter(({ isNow }) => !isNow)];
  const total = addUp(now);
  const avg = wholePoints(total?.avg ?? null);
  const previousAvg = wholePoints(addUp(before)?.avg ?? null);
  const endsEarly = avg !== null && metric.lastOn !== null && lastDueOn !== null && metric.lastOn < lastDueOn;
  const isCompared = avg !== null && previousAvg !== null && reachesBack(metric.firstOn, spans);
  return {
    avg,
    data: lineOf(now, spans.range),
    weeks: hasWeeks(spans.range) ? lineOf(now, byWeek(spans.range)) : [],
    previousAvg,
    previousData: lineOf(before, { ...spans.previous, bucket: 'day' }),
    change: isCompared ? avg - previousAvg : null,
    reliable: isCompared && isComparable && avg !== previousAvg && isClear(metric.steps, spans),
    personsBand: total && personsBand(total.persons),
    hiddenReason: avg === null ? (now.some(({ isHidden }) => isHidden) ? 'known_by_name' : whyEmpty) : null,
    since: metric.firstOn,
    until: metric.lastOn,
    endsEarly,
    isPartial: endsEarly || (avg !== null && isParticipationLow),
  };
}

/**
 * Returns the shares of good, meh and bad feelings in whole percent that add up to 100; null if there are no answers.
 * @example sharesOf({ answers: 3, high: 1, low: 1 }) // { good: 33, meh: 34, bad: 33 }
 */
export function sharesOf(total: Pick<PublishedStep, 'answers' | 'high' | 'low'> | null) {
  if (!total) return { good: null, meh: null, bad: null };
  const { answers, high, low } = total;
  const [meh = 0, good = 0, bad = 0] = computeWholePercentages([answers - high - low, high, low]);
  return { good, meh, bad };
}

/** Returns a period whose results are drawn by week. */
export const byWeek = (range: DateRange): PeriodRange => ({ ...range, bucket: 'week' });

/** Returns the shares of feelings of each day, week or month, without the hidden ones. */
export function shareLineOf(steps: readonly PublishedStep[], range: PeriodRange) {
  return partsOf(steps, range).map(([date, total]) => ({ date, ...sharesOf(total) }));
}

/** Returns a line of the average of each day, week or month, without the hidden ones. */
export function lineOf(steps: readonly PublishedStep[], range: PeriodRange): Point[] {
  return partsOf(steps, range).map(([date, { avg }]) => ({ date, record: wholePoints(avg) }));
}

/**
 * Returns the sums of the batches of each day, week or month; a part with a hidden batch is left out, and so is a week
 * that has just begun, unless it's the first.
 */
function partsOf(steps: readonly PublishedStep[], { bucket, to }: PeriodRange) {
  const parts = groupRows(steps, ({ date }) => bucketOf(date, bucket));
  const lastMonday = addDays(to, 1 - DRAWN_DAYS_MIN);
  return [...parts].flatMap(([date, part], at) => {
    const total = addUp(part);
    return total && (bucket !== 'week' || at === 0 || date <= lastMonday) ? [[date, total] as const] : [];
  });
}

function isClear(steps: readonly PublishedStep[], spans: PublishedSpans): boolean {
  if (!spans.compared) return false;
  const { step, now, before } = spans.compared;
  const dated = steps.map((one) => ({ ...one, date: firstDayOf(one, spans) }));
  return isBeyondChance(meansOf(dated, step, now), meansOf(dated, step, before), step);
}

/**
 * Returns a step's first day. A week around the period's start has two steps with one Monday; the later counts from
 * that start.
 */
function firstDayOf({ date, isNow }: PublishedStep, { range, previous }: PublishedSpans): LocalDate {
  const { from } = isNow ? range : previous;
  return date < from ? from : date;
}

/** Returns the averages of the days, weeks or months of a span; a week belongs to the month when it begins. */
function meansOf(steps: readonly PublishedStep[], step: Bucket, { from, to }: DateRange): number[] {
  const within = steps.filter(({ date }) => date >= from && date <= to);
  return [...groupRows(within, ({ date }) => bucketOf(date, step)).values()].flatMap((part) => addUp(part)?.avg ?? []);
}

/** Returns whether data covers the previous period; with a part of it, there's nothing to compare with. */
function reachesBack(firstOn: LocalDate | null, { previous }: PublishedSpans): boolean {
  if (firstOn === null) return false;
  return firstOn < (previous.bucket === 'day' ? addDays(previous.from, 7) : addMonths(previous.from, 1));
}

function sum(steps: readonly PublishedStep[], of: 'answers' | 'total' | 'high' | 'low'): number {
  return steps.reduce((total, step) => total + step[of], 0);
}
