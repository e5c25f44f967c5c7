import type { BlankWords } from '#/components/charts/blank-words.ts';
import { wordRange } from '#/lib/domain/calendar/date-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/dashboards/release-constants.ts';
import { type ChangeWords, wordDifference } from '#/lib/domain/metrics/change-words.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';

/** How a figure above team level comes from single answers. */
export const howAveraged =
  'Every answer counts once, so that figures of days, departments and periods add up and nobody can be worked out by comparing them.';

/** What an empty day, week or month is called above team level; days off with few answers count as days off. */
export const publishedBlanks: BlankWords = { gap: 'too few answers', off: 'few or no answers' };

/** When the result of a month comes about. */
export const countedByMonth =
  'Counted once, nine days after the month has ended, and never changed afterwards; the time frame above does not change it.';

/**
 * What the change of a figure above team level is, and when it is called clear.
 * @example explainChange({ metric: 'sentiment', previous: 'the 30 days before', previousAvg: 70, minimum: 5 }) // 'Average of the 30 days before: 70. …'
 */
export function explainChange(given: ExplainedChange): string {
  const { metric, previous, previousAvg, minimum } = given;
  return `Average of ${previous}: ${Math.round(previousAvg)}. The change is the difference of the two averages. It is told when at least ${minimum} people who answered in both periods moved the same way, by more than chance, and at least half of the check-ins were answered in both; it is called clear from ${TREND_RULES[metric].small} points on, and small below.`;
}

interface ExplainedChange {
  metric: TrendMetric;
  previous: string;
  previousAvg: number;
  minimum: number;
}

/**
 * Which day is the last that counts, and why it is not today.
 * @example wordAsOf('2026-03-29', 'en-GB') // 'As of 29 March 2026. Figures are made anew once a day, …'
 */
export function wordAsOf(asOf: string | null, locale: string): string {
  if (asOf === null) return FIRST_FIGURES;
  return `As of ${wordRange(asOf, asOf, locale)}. Figures are made anew once a day, so that nobody’s single answer shows.`;
}

/** How many people stand behind a figure, as a band; undefined where that is not told. */
export function wordBand(personsBand: string | null): string | undefined {
  return personsBand === null ? undefined : `${personsBand} people`;
}

/**
 * What stands in an empty figure's place: what will fill it and when.
 * @example wordNoFigure('2026-03-29', 'in the last 30 days') // 'No answers in the last 30 days.'
 */
export function wordNoFigure(asOf: string | null, during: string): string {
  return asOf === null ? 'Appears the night after the first check-ins.' : `No answers ${during}.`;
}

/**
 * The share of answered check-ins against the period before, in words; never clear, for nothing tells it from chance.
 * @example describeParticipation({ rate: 81, previousRate: 76 }, 'the 7 days before')?.text // '5 points higher'
 */
export function describeParticipation(
  { rate, previousRate }: { rate: number | null; previousRate: number | null },
  previous: string,
): ChangeWords | undefined {
  if (rate === null) return undefined;
  if (previousRate === null) {
    const reliability = `not enough from ${previous}`;
    return { direction: 'same', text: 'No comparison', reliability, isClear: false };
  }
  const reliability = `${Math.round(previousRate)}% ${previous}`;
  return { ...wordDifference(Math.round(rate) - Math.round(previousRate)), reliability, isClear: false };
}
