import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { type PeriodName, periodOf } from '#/lib/domain/calendar/period.ts';
import { type ChangeKind, classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

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

interface Compared extends JudgedFigure {
  readonly previousAvg: number | null;
  readonly isDefault?: boolean;
}

/**
 * Returns a difference in words, rounded to whole points.
 * @example describeDifference(-6.2) // { direction: 'down', text: '6 points lower' }
 */
export function describeDifference(difference: number): DifferenceWords {
  const points = Math.round(Math.abs(difference));
  if (points === 0) return { direction: 'same', text: 'No change' };
  const text = `${countWords(points, 'point')} ${difference > 0 ? 'higher' : 'lower'}`;
  return { direction: difference > 0 ? 'up' : 'down', text };
}

/**
 * Returns the change of an own team's figure in words; it looks at the people who answered in both compared windows. A
 * change that may be chance is never given as a rise or a fall, and a small one never as clear.
 * @example describeChange('motivation', { change: -6.2, reliable: false, previousAvg: 64, personsBand: '5–9' }, '1m')
 *   .text // 'No clear change'
 */
export function describeChange(metric: TrendMetric, figure: Compared, period: PeriodName): ChangeWords {
  return formatChange(metric, figure, describePeriod(period).compared, whyNoChange(figure, period));
}

/**
 * Returns the change of one person's figure in words. No rule tells it from chance, so it is given as it is.
 * @example describePersonalChange({ change: 27, reliable: false, previousAvg: 40, personsBand: null }, '1m').text
 * // '27 points higher than the 4 weeks before'
 */
export function describePersonalChange(figure: Compared, period: PeriodName): ChangeWords {
  if (figure.change === null) return flat(NO_COMPARISON, whyNoChange(figure, period));
  const { direction, text } = describeDifference(figure.change);
  const { compared } = describePeriod(period);
  const reliability = 'one person’s answers vary a lot';
  return {
    direction,
    text: direction === 'same' ? `The same as ${compared}` : `${text} than ${compared}`,
    reliability,
    isClear: false,
  };
}

function whyNoChange({ previousAvg }: Compared, period: PeriodName): string {
  if (periodOf(period).isDay) return 'a single day is too short to compare';
  if (previousAvg === null) return NOTHING;
  // Over months the answers may also not reach back far enough.
  return periodOf(period).months
    ? `too few answers in ${describePeriod(period).compared}`
    : 'too few people answered in both periods';
}

/**
 * Returns the change of a published figure in words: the difference of the averages of a period and of `previous`.
 * @example describePublishedChange('sentiment', { change: 1, reliable: true, previousAvg: 70, personsBand: '5–9' },
 *   'May').reliability // 'a small change from May'
 */
export function describePublishedChange(metric: TrendMetric, figure: Compared, previous: string): ChangeWords {
  return formatChange(
    metric,
    figure,
    previous,
    figure.previousAvg === null ? NOTHING : `no answers for most of ${previous}`,
  );
}

const NO_COMPARISON = 'No comparison';
const NOTHING = 'nothing earlier to compare with';

function formatChange(metric: TrendMetric, compared: Compared, before: string, whyNone: string): ChangeWords {
  if (compared.isDefault) return flat('No result yet', 'everyone starts at 50');
  const { direction, text } = describeDifference(compared.change ?? 0);
  const isSame = direction === 'same';
  const words: Record<ChangeKind, ChangeWords> = {
    none: flat(NO_COMPARISON, whyNone),
    clear: { direction, text, reliability: `a clear change from ${before}`, isClear: true },
    small: { direction, text, reliability: `a small change from ${before}`, isClear: false },
    steady: flat(isSame ? text : 'Steady', `${isSame ? 'the same as' : `${text} than`} ${before}`),
    unclear: flat(
      'No clear change',
      isSame ? `the same as ${before}, from few people` : `${text} than ${before}, but that could be chance`,
    ),
  };
  return words[classifyChange(metric, compared)];
}

function flat(text: string, reliability: string): ChangeWords {
  return { direction: 'same', text, reliability, isClear: false };
}
