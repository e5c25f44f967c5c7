import { wordRange } from '#/components/dashboards/date-wording.ts';
import { wordPeriod, wordPoints } from '#/components/dashboards/period-wording.ts';
import type { FigureChange } from '#/components/ui/figure-card.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

/** How a figure above team level comes from single answers. */
export const howAveraged =
  'Everyone counts once, however often they answered; in small or very even groups every answered day counts once instead, so that nobody can be worked out.';

/** When the result of a month comes about. */
export const countedByMonth =
  'Counted once, nine days after the month has ended, and never changed afterwards; the time frame above does not change it.';

/**
 * What the change of a figure above team level is, and when it is called clear.
 * @example explainChange({ previous: 'the 30 days before', previousAvg: 70, minimum: 5 }) // 'Average of the 30 days before: 70. …'
 */
export function explainChange(given: { previous: string; previousAvg: number; minimum: number }): string {
  const { previous, previousAvg, minimum } = given;
  return `Average of ${previous}: ${Math.round(previousAvg)}. The change is the difference of the two averages. It is called clear when at least ${minimum} people who answered in both periods moved the same way, by more than chance, and at least half of the check-ins were answered in both.`;
}

/** Said before the first figures are published. */
export const firstFigures =
  'Figures are made once a day, right after midnight. The first ones come the night after the first check-ins are answered.';

/**
 * Which day is the last that counts, and why it is not today.
 * @example wordAsOf('2026-03-29', 'en-GB') // 'As of 29 March 2026. Figures are made anew once a day, …'
 */
export function wordAsOf(asOf: string | null, locale: string): string {
  if (asOf === null) return firstFigures;
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
 * The share of answered check-ins against the period before, in words.
 * @example describeParticipation({ rate: 81, previousRate: 76 }, '1w')?.text // '5 points higher'
 */
export function describeParticipation(
  { rate, previousRate }: { rate: number | null; previousRate: number | null },
  period: PeriodName,
): FigureChange | undefined {
  if (rate === null || previousRate === null) return undefined;
  const change = Math.round(rate) - Math.round(previousRate);
  const reliability = `${Math.round(previousRate)}% in ${wordPeriod(period).previous}`;
  if (change === 0) return { direction: 'same', state: 'info', text: 'No change', reliability };
  return {
    direction: change > 0 ? 'up' : 'down',
    state: change > 0 ? 'good' : 'bad',
    text: `${wordPoints(Math.abs(change))} ${change > 0 ? 'higher' : 'lower'}`,
    reliability,
  };
}
