import { K_ANON_MIN, TREND_PERSONS_MIN, TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';

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
  const points = Math.round(Math.abs(figure.change));
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
 * Returns by how many points a sentiment differs from the whole's, negative if below it, and 0 if a change of that size
 * wouldn't matter. Marks and sentences use the same rule.
 * @example distanceFrom(69, { avg: 53, change: null, reliable: false, personsBand: '5–9' }) // -16
 */
export function distanceFrom(whole: number | null, { avg, isPartial }: Placed): number {
  if (avg === null || whole === null || isPartial) return 0;
  const distance = avg - whole;
  return Math.abs(distance) < TREND_RULES.sentiment.small ? 0 : distance;
}

/** Returns a score's clear rise, or null; a low score may be rising, and then the sentence says both. */
export function clearRise(metric: TrendMetric, figure: Placed): number | null {
  const { change } = figure;
  return change !== null && change > 0 && classifyChange(metric, figure) === 'clear' ? change : null;
}
