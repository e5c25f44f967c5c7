import type { BlankWords } from '#/components/charts/blank-words.ts';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { type ChangeWords, describeDifference } from '#/lib/domain/metrics/words/change-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

/** How a figure above team level comes from single answers. */
export const howAveraged =
  'Every answer counts once. That way days, departments and periods add up, and no one can be identified by comparing them.';

/** What a day, week or month without a batch is called. */
export const publishedBlanks: BlankWords = { gap: 'no new results', off: 'no new results' };

/** When the result of a month comes about. */
export const countedByMonth = 'It is that of a calendar month, whatever the time frame above.';

/** When answers become a result. */
export function describePublishing(minimum: number): string {
  return `Answers are published together once ${minimum} people of a team, or of small teams together, have given some: as soon as everyone has answered, or else overnight. Until then they wait.`;
}

/**
 * What a published change is, and when it is called clear.
 */
export function explainChange({ metric, previous, previousAvg }: ExplainedChange): string {
  return `Average of ${previous}: ${Math.round(previousAvg)}. The change is the difference of the two averages. It counts as a change when days, weeks or months differ by more than chance and at least half of the check-ins were answered in both; it is called clear from ${TREND_RULES[metric].small} points on, and small below.`;
}

interface ExplainedChange {
  metric: TrendMetric;
  previous: string;
  previousAvg: number;
}

/**
 * Which day is the last that may hold results, and when the next come.
 */
export function describeAsOf(asOf: string | null, locale: string): string {
  if (asOf === null) return FIRST_FIGURES;
  return `As of ${formatRange(asOf, asOf, locale)}. New results appear as soon as everyone in a team has answered, or else overnight.`;
}

/** How many people stand behind a figure, as a band; undefined where that is not told. */
export function describeBand(personsBand: string | null): string | undefined {
  return personsBand === null ? undefined : `${personsBand} people`;
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
  return { ...describeDifference(Math.round(rate) - Math.round(previousRate)), reliability, isClear: false };
}
