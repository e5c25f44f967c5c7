import { describePeriod, formatDate, formatRange } from '#/lib/domain/calendar/date-words.ts';
import type { Bucket, PeriodName } from '#/lib/domain/calendar/period.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { LEAST_PERSONS } from '#/lib/domain/metrics/scores/norm-scores.ts';
import { type ChangeWords, describeRateDifference } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

type ResultWords = FigureReader['t'];

interface ExplainedFigure {
  /** How many people it's based on, as a band; undefined if that isn't shown. */
  people: string | undefined;
  since: string | null;
  minimum: number;
}

/** Explains how a result above team level is calculated, when it's published, and since when it's counted. */
export function explainFigure({ people, since, minimum }: ExplainedFigure, { t, locale }: FigureReader): string {
  const basis = people && since && t('card.since', { people, day: formatRange(since, since, locale) });
  return [t('card.averaged'), t('card.publishing', { minimum }), basis].filter(Boolean).join(' ');
}

interface ExplainedChange {
  metric: TrendMetric;
  period: PeriodName;
  previousAvg: number;
}

/** Explains what a published change is, and when it's called clear. */
export function explainChange({ metric, period, previousAvg }: ExplainedChange, t: ResultWords): string {
  const average = t('card.average', { before: t(`before.${period}`), value: Math.round(previousAvg) });
  return `${average} ${t('card.clear', { small: TREND_RULES[metric].small })}`;
}

/** Says which day is the last that may have results, and when the next ones come. */
export function describeAsOf(asOf: string | null, { t, locale }: Pick<FigureReader, 't' | 'locale'>): string {
  return asOf === null ? t('first') : t('card.asOf', { day: formatRange(asOf, asOf, locale) });
}

/** Says how many people a result is based on, as a band; undefined if that isn't shown. */
export function describeBand(band: string | null, t: ResultWords): string | undefined {
  return band === null ? undefined : t('card.people', { band });
}

/** Compares participation with the previous period in words; never clear, because chance can't be ruled out. */
export function describeParticipation(
  { rate, previousRate }: { rate: number | null; previousRate: number | null },
  { period, t }: { period: PeriodName; t: ResultWords },
): ChangeWords | undefined {
  if (rate === null) return undefined;
  const { before } = describePeriod(period, t);
  if (previousRate === null) {
    return { direction: 'same', text: t('change.none'), reliability: t('card.rateFew', { before }), isClear: false };
  }
  const reliability = t('card.rateBefore', { rate: Math.round(previousRate), before });
  return { ...describeRateDifference(Math.round(rate) - Math.round(previousRate), t), reliability, isClear: false };
}

/** People don't read more in large letters. */
const HEADLINE = 2;

/** Returns the sentences that are a headline, and what is said below it: the others, then how last week differs. */
export function splitHeadline(sentences: readonly (string | null | undefined)[], week: string | null | undefined) {
  const said = sentences.filter(Boolean);
  return [said.slice(0, HEADLINE), [...said.slice(HEADLINE), week].filter(Boolean)].map((part) => part.join(' '));
}

/** An average says little of weeks or months that differ by so many points. */
const SWING_MIN = 20;

interface SwingWords {
  t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  locale: string;
}

/**
 * Returns where sentiment was highest or lowest, whichever is farther from its end, and its end: for a long period
 * without a comparison, whose average would hide it. It only names points that the chart shows. Null otherwise.
 */
export function describeSwing(
  { avg, change, data }: Pick<PublishedFigure, 'avg' | 'change' | 'data'>,
  { bucket }: { bucket: Bucket },
  { t, locale }: SwingWords,
): string | null {
  const points = data.flatMap(({ date, record }) => (record === null ? [] : [{ date, value: Math.round(record) }]));
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  const isCalm = Math.max(...values) - Math.min(...values) < SWING_MIN;
  if (avg === null || change !== null || bucket === 'day' || !last || isCalm) return null;
  const distance = ({ value }: { value: number }) => Math.abs(value - last.value);
  const turn = points.reduce((before, one) => (distance(one) >= distance(before) ? one : before));
  const dayOf = ({ date }: { date: string }) =>
    formatDate(date, locale, bucket === 'month' ? { month: 'long' } : { day: 'numeric', month: 'long' });
  return t('swing', {
    side: turn.value > last.value ? 'high' : 'low',
    from: turn.value,
    since: dayOf(turn),
    to: last.value,
    until: dayOf(last),
  });
}

/**
 * Returns the norm with the lowest score in whole points; null if two share it, if fewer than three have a score, or if
 * too few people rated it.
 * @example lowestNormId([{ id: 1, avg: 60 }, { id: 2, avg: 43 }, { id: 3, avg: 70 }]) // 2
 */
export function lowestNormId(norms: readonly { id: number; avg: number | null; persons?: number | null }[]) {
  const scores = norms
    .flatMap(({ id, avg, persons }) => (avg === null ? [] : [{ id, avg: Math.round(avg), persons }]))
    .toSorted((a, b) => a.avg - b.avg);
  const [first, second, third] = scores;
  if (!first || !third || first.avg === second?.avg) return null;
  return (first.persons ?? LEAST_PERSONS) >= LEAST_PERSONS ? first.id : null;
}

interface NormScore {
  readonly id: number;
  readonly avg: number | null;
  readonly personsBand: string | null;
}

/**
 * Returns the score of a larger group to compare a value with; null without one, and if it's the same score of as many
 * people, because then the larger group is probably this one.
 */
export function findReference({ id, avg, personsBand }: NormScore, norms: readonly NormScore[]): number | null {
  const norm = norms.find((one) => one.id === id);
  return !norm || (norm.avg === avg && norm.personsBand === personsBand) ? null : norm.avg;
}

/** A value of fewer people than this isn't the result of a group of twice as many. */
const FEW_PERSONS = 10;

/** Returns whether only one team or so was asked about a value, as over a few days, although the group is larger. */
export function isNormOfFew({ personsBand }: Pick<NormScore, 'personsBand'>, whole?: Pick<NormScore, 'personsBand'>) {
  return bandFloor(personsBand) < FEW_PERSONS && bandFloor(whole?.personsBand ?? null) >= 2 * FEW_PERSONS;
}
