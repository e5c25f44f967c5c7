import * as z from 'zod';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange, PeriodName } from '#/lib/domain/calendar/period.ts';
import { factorsIn, normsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import type { Published, StepRow, TotalRow } from '#/lib/domain/dashboards/published/read-published.ts';
import { findMoves, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { canCompareWindows } from '#/lib/domain/metrics/changes/trend.ts';
import { K_ANON_MIN, metricOrder } from '#/lib/domain/metrics/constants.ts';
import { hasWeeks, type PublishedSpans, publishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import {
  bandFloor,
  type HiddenReason,
  personsBand,
  timesBand,
} from '#/lib/domain/metrics/publication/minimum-group.ts';
import { isParticipationLow as isLow } from '#/lib/domain/metrics/publication/participation.ts';
import {
  addUp,
  byWeek,
  computePublishedFigure,
  type FigureFrame,
  type PublishedMetric,
  type PublishedStep,
  shareLineOf,
  sharesOf,
  withinSpans,
} from '#/lib/domain/metrics/publication/published-figure.ts';
import { type FactorFeeling, factorPersonsMetric, METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { computeCategory } from '#/lib/domain/metrics/scores/category.ts';
import { groupRows, wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import { FACTOR_DAYS } from '#/lib/domain/releases/constants.ts';
import { type Hidden, hiddenSteps } from '#/lib/domain/releases/read/hidden.present.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** How far a company's published results reach. */
export const reachRow = z.object({
  /** The last day that was published; null before the first run. */
  releasedUntil: z.iso.date().nullable(),
  /** The last day that can have a batch; null before the first batch. */
  publishedUntil: z.iso.date().nullable(),
});
export type Reach = z.output<typeof reachRow>;

/**
 * Returns the days that published results cover in a period, or will cover before the first batch. A period of one day
 * is a finished day, because only some teams have results on the current day. With `until`, the days end there.
 */
export function spansWithin(
  period: PeriodName,
  { releasedUntil, publishedUntil }: Reach,
  today: LocalDate,
  until?: LocalDate,
): PublishedSpans {
  if (until) return publishedSpans(period, until);
  const yesterday = addDays(today, -1);
  if (period !== '1d') return publishedSpans(period, publishedUntil ?? yesterday);
  return publishedSpans(period, publishedUntil === null ? yesterday : (releasedUntil ?? yesterday));
}

interface Group {
  readonly id: number;
  /** True for a team with fewer members than a batch needs people. */
  readonly isSmall: boolean;
}

interface Shown {
  readonly spans: PublishedSpans;
  /** False before the company's first batch: results are then missing, not hidden. */
  readonly isPublished: boolean;
}

/** Groups the rows, and returns a function that presents one group. */
export function presentPublished(published: Published, { spans, isPublished }: Shown) {
  const steps = byScope(published.steps);
  const totals = byScope(published.totals);
  const reach = byScope(published.reach);
  const due = new Map(published.due);
  const isHiddenStep = hiddenSteps(published.hidden, spans.range);
  return ({ id, isSmall }: Group) => {
    const whyEmpty = whyNothing(isSmall, isPublished);
    const ofMetric = (metric: number): PublishedMetric => {
      const [, , firstOn = null, lastOn = null] = reach(id).find(([, of]) => of === metric) ?? [];
      return {
        steps: steps(id).flatMap((row) =>
          row[1] === metric ? [stepOf(row, isHiddenStep(id, metric, row[2], row[3]))] : [],
        ),
        firstOn,
        lastOn,
      };
    };
    const frame = { spans, lastDueOn: due.get(id) ?? null, whyEmpty };
    const figureOf = figuresOver(ofMetric, frame);
    const [productivity, sentiment] = [figureOf(METRIC.productivity), figureOf(METRIC.sentiment)];
    const feelings = ofMetric(METRIC.sentiment).steps.filter(({ isNow }) => isNow);
    const areHidden = areFactorsHidden(published.hidden, id, spans.range);
    const participationFigure = figureOf(METRIC.participation);
    return {
      motivation: figureOf(METRIC.motivation),
      productivity,
      sentiment: {
        ...sentiment,
        typesAvg: sharesOf(addUp(feelings)),
        typesData: shareLineOf(feelings, spans.range),
        typesWeeks: hasWeeks(spans.range) ? shareLineOf(feelings, byWeek(spans.range)) : [],
      },
      participation: {
        rate: participationFigure.avg,
        previousRate: participationFigure.change === null ? null : participationFigure.previousAvg,
        hiddenReason: participationFigure.hiddenReason,
      },
      categoryId: computeCategory({
        productivity: productivity.avg,
        sentiment: sentiment.avg,
        // Each average is from at least this many people, or null.
        persons: K_ANON_MIN,
        participation: participationFigure.avg,
      }),
      /** What moved otherwise in the week up to a Sunday; nothing if no days are read. */
      lastWeek: (sunday: LocalDate) => {
        if (!hasWeeks(spans.range)) return [];
        const week = publishedSpans('1w', sunday);
        const ofWeek = figuresOver((metric) => withinSpans(ofMetric(metric), week), { ...frame, spans: week });
        return findMoves({ story: findingsOf(figureOf), other: findingsOf(ofWeek) });
      },
      totals: areHidden ? totals(id).filter(([, metric]) => metric < METRIC.factor) : totals(id),
      factorsHiddenReason: areHidden ? ('known_by_name' as const) : null,
      hiddenNorms: hiddenNormIds(published.hidden, id, spans.range),
      /** The sums of the period's batches by day, week or month. */
      stepsOf: (metric: 'motivation' | 'productivity' | 'sentiment') =>
        ofMetric(METRIC[metric]).steps.filter(({ isNow }) => isNow),
    };
  };
}

/** All published results of one team, department or company over one period. */
export type PublishedGroup = ReturnType<ReturnType<typeof presentPublished>>;

/** Returns a function that returns the result of a metric over some days. */
function figuresOver(
  ofMetric: (metric: number) => PublishedMetric,
  frame: Pick<FigureFrame, 'spans' | 'lastDueOn' | 'whyEmpty'>,
) {
  const { steps } = ofMetric(METRIC.participation);
  const rateOf = (isNow: boolean) => addUp(steps.filter((step) => step.isNow === isNow))?.avg ?? null;
  const [rate, before] = [rateOf(true), rateOf(false)];
  const isParticipationLow = rate !== null && isLow(rate);
  const whole = { ...frame, isComparable: canCompareWindows(rate, before), isParticipationLow };
  return (metric: number) => computePublishedFigure(ofMetric(metric), whole);
}

/** Returns what can be said about the three results, sentiment first. */
function findingsOf(figureOf: ReturnType<typeof figuresOver>) {
  return listFindings(metricOrder.map((metric) => ({ metric, ...figureOf(METRIC[metric]) })));
}

/** Returns why there is no score; null before the company's first batch, because nothing is hidden then. */
export function whyNothing(isSmall: boolean, isPublished: boolean): HiddenReason | null {
  if (!isPublished) return null;
  return isSmall ? 'group_too_small' : 'not_enough_answers';
}

/** Returns the norms with a hidden batch in the period. */
function hiddenNormIds({ batches }: Hidden, id: number, { from }: DateRange): ReadonlySet<number> {
  const its = batches.filter(([scopeId, metric, day]) => scopeId === id && metric > METRIC.norm && day >= from);
  return new Set(its.map(([, metric]) => metric - METRIC.norm));
}

/**
 * Returns whether reasons are hidden. They are named with feelings, and the people who named them are counted over four
 * weeks.
 */
function areFactorsHidden({ batches }: Hidden, id: number, { from }: DateRange): boolean {
  const first = addDays(from, 1 - FACTOR_DAYS);
  return batches.some(([scopeId, metric, day]) => scopeId === id && metric === METRIC.sentiment && day >= first);
}

/** Returns the norms that people were asked about, with the number of answers as a band. */
export function presentPublishedNorms(
  { totals, hiddenNorms }: Pick<PublishedGroup, 'totals' | 'hiddenNorms'>,
  locale: Locale,
) {
  return normsIn(locale).flatMap(({ id, name }) => {
    const row = totals.find(([, metric]) => metric === METRIC.norm + id);
    if (!row) return [];
    const [, , persons, answers, total] = row;
    const figure = hiddenNorms.has(id)
      ? { avg: null, personsBand: null, hiddenReason: 'known_by_name' as const }
      : { avg: wholePoints(total / answers), personsBand: personsBand(persons), hiddenReason: null };
    return [{ id: id as number, name, persons: null, ...figure }];
  });
}

/**
 * Returns what helped and what hurt, without counts. It only returns what at least `k` people named with the same kind
 * of feeling, because “one person was hurt by” points at that person. The order uses ranges for the same reason.
 */
export function presentPublishedFactors(totals: readonly TotalRow[], { k, locale }: { k: number; locale: Locale }) {
  return factorsIn(locale)
    .flatMap(({ id, label }) => {
      const { helped, hurt, mentioned } = namedTimes(totals, id, k);
      const bands = { helped: bandOf(helped), hurt: bandOf(hurt), mentioned: bandOf(mentioned) };
      const weight = Object.values(bands).reduce((sum, band) => sum + bandFloor(band?.timesBand ?? null), 0);
      return weight === 0 ? [] : [{ weight, factor: { id: id as number, label, ...bands } }];
    })
    .sort((a, b) => b.weight - a.weight || a.factor.id - b.factor.id)
    .map(({ factor }) => factor);
}

/**
 * Returns how often a reason was named with each feeling, each person counting once per batch; 0 if fewer than `k` did.
 */
export function namedTimes(totals: readonly TotalRow[], factorId: number, k: number): Record<FactorFeeling, number> {
  const [, , , answers = 0, , high = 0, low = 0] = totals.find(([, of]) => of === METRIC.factor + factorId) ?? [];
  const of = (feeling: FactorFeeling, times: number) => {
    const metric = factorPersonsMetric(factorId, feeling);
    const [, , persons = 0] = totals.find(([, its]) => its === metric) ?? [];
    const whole = Math.round(times);
    return persons >= k && whole >= k ? whole : 0;
  };
  return { helped: of('helped', high), hurt: of('hurt', low), mentioned: of('mentioned', answers - high - low) };
}

function bandOf(times: number) {
  return times === 0 ? null : { checkIns: null, persons: null, personsBand: null, timesBand: timesBand(times) };
}

/** Returns a step for formulas, with whether it is hidden from the reader. */
export function stepOf(
  [, , date, isNow, persons, answers, total, high, low]: StepRow,
  isHidden: boolean,
): PublishedStep {
  return { date, isNow, persons, answers, total, high, low, isHidden };
}

function byScope<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): (scopeId: number) => Row[] {
  const groups = groupRows(rows, ([scopeId]) => scopeId);
  return (scopeId) => groups.get(scopeId) ?? [];
}
