import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

/** A difference in whole points: "6 points higher". */
export interface DifferenceWords {
  direction: 'up' | 'down' | 'same';
  text: string;
}

/** A change, and how far it can be trusted: "a clear change from the 30 days before". */
export interface ChangeWords extends DifferenceWords {
  reliability: string;
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
 * Gives the change of an own team's figure in words; it looks at the people who answered in both compared windows. A
 * change that may be chance is never given as a rise or a fall.
 * @example describeChange({ change: -6.2, reliable: true, previousAvg: 64 }, '1m').text // '6 points lower'
 */
export function describeChange(figure: Compared, period: PeriodName): ChangeWords {
  const why = period === '1d' ? 'a single day is too short for one' : 'too few people answered in both periods';
  return wordChange(
    figure,
    wordPeriod(period).compared,
    period !== '1d' && figure.previousAvg === null ? NOTHING : why,
  );
}

/**
 * Gives the change of a published figure in words: the difference of the averages of a period and of `previous`.
 * @example describePublishedChange({ change: 1, reliable: true, previousAvg: 70 }, 'the 7 days before').text // '1 point higher'
 */
export function describePublishedChange(figure: Compared, previous: string): ChangeWords {
  return wordChange(
    figure,
    previous,
    figure.previousAvg === null ? NOTHING : `answers do not reach back over ${previous}`,
  );
}

const NOTHING = 'nothing to show from before';

function wordChange({ change, reliable, isDefault }: Compared, before: string, whyNone: string): ChangeWords {
  if (isDefault) return flat('No answers yet', '50 is only a starting point');
  if (change === null) return flat('No comparison', whyNone);
  const { direction, text } = wordDifference(change);
  if (direction === 'same') return flat(text, `the same as ${before}`);
  if (!reliable) return flat('No clear change', `${text} than ${before}, which may be chance`);
  return { direction, text, reliability: `a clear change from ${before}` };
}

function flat(text: string, reliability: string): ChangeWords {
  return { direction: 'same', text, reliability };
}
