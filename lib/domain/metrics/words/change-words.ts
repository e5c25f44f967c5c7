import { comparedSpan, describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { type PeriodName, periodOf } from '#/lib/domain/calendar/period.ts';
import { type ChangeKind, classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** A difference in whole points: “Up 6 points”. */
export interface DifferenceWords {
  direction: 'up' | 'down' | 'same';
  text: string;
}

/** A change, and how reliable it is: “a clear change from the previous 30 days”. */
export interface ChangeWords extends DifferenceWords {
  reliability: string;
  /** True for a rise or fall that is beyond chance and large enough to matter; only these are drawn as good or bad. */
  isClear: boolean;
}

interface Compared extends JudgedFigure {
  readonly previousAvg: number | null;
  readonly isDefault?: boolean;
}

type ResultWords = FigureReader['t'];

/**
 * Returns the direction of a difference, and its size in whole points.
 * @example roundDifference(-6.2) // { direction: 'down', points: 6 }
 */
export function roundDifference(difference: number): { direction: DifferenceWords['direction']; points: number } {
  const points = wholePoints(Math.abs(difference));
  return { direction: points === 0 ? 'same' : difference > 0 ? 'up' : 'down', points };
}

/** Returns a difference in words, rounded to whole points, such as “Down 6 points”. */
export function describeDifference(difference: number, t: ResultWords): DifferenceWords {
  const { direction, points } = roundDifference(difference);
  return { direction, text: t(`difference.${direction}`, { points }) };
}

/**
 * Returns the difference of two percentages in words, rounded to whole percentage points, such as “Up 5 percentage
 * points”.
 */
export function describeRateDifference(difference: number, t: ResultWords): DifferenceWords {
  const { direction, points } = roundDifference(difference);
  return { direction, text: t(`rateDifference.${direction}`, { points }) };
}

interface How {
  period: PeriodName;
  t: ResultWords;
}

/**
 * Returns the change of a score of the reader's own team in words. It follows the people who answered in both windows.
 * A change that may be chance is never called a rise or a fall, and a small one never clear.
 */
export function describeChange(metric: TrendMetric, figure: Compared, { period, t }: How): ChangeWords {
  const previous = describePeriod(period, t).compared;
  return formatChange(metric, figure, { previous, whyNone: whyNoChange(figure, { period, t }), t });
}

/** Returns the change of one person's score in words. There's no test for chance here, so it's stated as it is. */
export function describePersonalChange(figure: Compared, { period, t }: How): ChangeWords {
  if (figure.change === null) return flat(t('change.none'), whyNoChange(figure, { period, t }));
  const { direction, points } = roundDifference(figure.change);
  return {
    direction,
    text: t(`change.person.${direction}`, { points, previous: t(`previous.${comparedSpan(period)}`) }),
    reliability: t('change.reliability.person'),
    isClear: false,
  };
}

function whyNoChange({ previousAvg }: Compared, { period, t }: How): string {
  if (periodOf(period).isDay) return t('change.why.day');
  if (previousAvg === null) return t('change.why.nothing');
  // Over months, answers may also not reach back far enough.
  return periodOf(period).months
    ? t('change.why.few', { previous: t(`previous.${comparedSpan(period)}`) })
    : t('change.why.people');
}

/** Returns the change of a published score in words: how far the averages of a period and of `previous` differ. */
export function describePublishedChange(
  metric: TrendMetric,
  figure: Compared,
  { previous, t }: { previous: string; t: ResultWords },
): ChangeWords {
  const whyNone = figure.previousAvg === null ? t('change.why.nothing') : t('change.why.most', { previous });
  return formatChange(metric, figure, { previous, whyNone, t });
}

interface ChangeContext {
  previous: string;
  whyNone: string;
  t: ResultWords;
}

function formatChange(metric: TrendMetric, compared: Compared, { previous, whyNone, t }: ChangeContext): ChangeWords {
  if (compared.isDefault) return flat(t('change.starting'), t('change.reliability.starting'));
  const { direction, text } = describeDifference(compared.change ?? 0, t);
  const { points } = roundDifference(compared.change ?? 0);
  const facts = { previous, direction, points };
  const words: Record<ChangeKind, () => ChangeWords> = {
    none: () => flat(t('change.none'), whyNone),
    clear: () => ({ direction, text, reliability: t('change.reliability.clear', facts), isClear: true }),
    small: () => ({ direction, text, reliability: t('change.reliability.small', facts), isClear: false }),
    steady: () => flat(direction === 'same' ? text : t('change.unclear'), t('change.reliability.steady', facts)),
    unclear: () => flat(t('change.unclear'), t('change.reliability.unclear', facts)),
  };
  return words[classifyChange(metric, compared)]();
}

function flat(text: string, reliability: string): ChangeWords {
  return { direction: 'same', text, reliability, isClear: false };
}
