import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

/** A difference in whole points: "6 points higher". */
export interface DifferenceWords {
  direction: 'up' | 'down' | 'same';
  text: string;
}

/** A change, and how far it can be trusted: "a clear change from the 30 days before". */
export interface ChangeWords extends DifferenceWords {
  reliability: string;
  /** True for a rise or fall beyond chance and of a size that matters: only it is drawn as good or bad. */
  isClear: boolean;
}

interface Compared {
  readonly change: number | null;
  readonly reliable: boolean;
  readonly previousAvg: number | null;
  readonly isDefault?: boolean;
}

/**
 * Gives a difference in words, rounded to whole points.
 * @example wordDifference(-6.2) // { direction: 'down', text: '6 points lower' }
 */
export function wordDifference(difference: number): DifferenceWords {
  const points = Math.round(Math.abs(difference));
  if (points === 0) return { direction: 'same', text: 'No change' };
  const text = `${countWords(points, 'point')} ${difference > 0 ? 'higher' : 'lower'}`;
  return { direction: difference > 0 ? 'up' : 'down', text };
}

/**
 * True for a change of fewer whole points than matter in practice, however sure it is.
 * Source: product decision, as for trends.
 * @example isSmallChange('sentiment', 7.4) // true: 7 points, where 8 begin to matter
 */
export function isSmallChange(metric: TrendMetric, change: number): boolean {
  return Math.round(Math.abs(change)) < TREND_RULES[metric].small;
}

/**
 * Gives the change of an own team's figure in words; it looks at the people who answered in both compared windows. A
 * change that may be chance is never given as a rise or a fall, and a small one never as clear.
 * @example describeChange('motivation', { change: -6.2, reliable: true, previousAvg: 64 }, '1m').text // '6 points lower'
 */
export function describeChange(metric: TrendMetric, figure: Compared, period: PeriodName): ChangeWords {
  return wordChange(metric, figure, wordPeriod(period).compared, whyNoChange(figure, period));
}

function whyNoChange({ previousAvg }: Compared, period: PeriodName): string {
  if (period === '1d') return 'a single day is too short for one';
  if (previousAvg === null) return NOTHING;
  // Over months it may also be that answers do not reach back far enough.
  const isLong = period === '6m' || period === '1y';
  return isLong ? `too few answers from ${wordPeriod(period).compared}` : 'too few people answered in both periods';
}

/**
 * Gives the change of a published figure in words: the difference of the averages of a period and of `previous`.
 * @example describePublishedChange('sentiment', { change: 1, reliable: true, previousAvg: 70 }, 'the 7 days before').reliability // 'a small change from the 7 days before'
 */
export function describePublishedChange(metric: TrendMetric, figure: Compared, previous: string): ChangeWords {
  return wordChange(
    metric,
    figure,
    previous,
    figure.previousAvg === null ? NOTHING : `answers do not reach back over ${previous}`,
  );
}

const NOTHING = 'nothing to show from before';

function wordChange(metric: TrendMetric, compared: Compared, before: string, whyNone: string): ChangeWords {
  const { change, reliable, isDefault } = compared;
  if (isDefault) return flat('No answers yet', '50 is only a starting point');
  if (change === null) return flat('No comparison', whyNone);
  const { direction, text } = wordDifference(change);
  if (direction === 'same') return flat(text, `the same as ${before}`);
  if (!reliable) return flat('No clear change', `${text} than ${before}, which may be chance`);
  const isClear = !isSmallChange(metric, change);
  return { direction, text, reliability: `a ${isClear ? 'clear' : 'small'} change from ${before}`, isClear };
}

function flat(text: string, reliability: string): ChangeWords {
  return { direction: 'same', text, reliability, isClear: false };
}
