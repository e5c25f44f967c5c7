import { wordPeriod, wordPoints } from '#/components/dashboards/period-wording.ts';
import type { PeriodFigure } from '#/components/dashboards/team-dashboard.ts';
import type { FigureChange } from '#/components/ui/figure-card.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

type Compared = Pick<PeriodFigure, 'change' | 'reliable' | 'previousAvg'> & { isDefault?: boolean };

/**
 * The change of an own team's figure in words; it looks at the people who answered in both compared windows. A change
 * that may be chance is never given as a rise or a fall.
 * @example describeChange({ change: -6.2, reliable: true, previousAvg: 64 }, '1m').text // '6 points lower'
 */
export function describeChange(figure: Compared, period: PeriodName): FigureChange {
  const why = period === '1d' ? 'a single day is too short for one' : 'too few people answered in both periods';
  return wordChange(
    figure,
    wordPeriod(period).compared,
    period !== '1d' && figure.previousAvg === null ? NOTHING : why,
  );
}

/**
 * The change of a figure above team level in words: the difference of the averages of a period and of `previous`.
 * @example describePublishedChange({ change: 1, reliable: true, previousAvg: 70 }, 'the 7 days before').text // '1 point higher'
 */
export function describePublishedChange(figure: Compared, previous: string): FigureChange {
  return wordChange(
    figure,
    previous,
    figure.previousAvg === null ? NOTHING : `answers do not reach back over ${previous}`,
  );
}

const NOTHING = 'nothing to show from before';

function wordChange({ change, reliable, isDefault }: Compared, before: string, whyNone: string): FigureChange {
  if (isDefault) return flat('No answers yet', '50 is only a starting point');
  if (change === null) return flat('No comparison', whyNone);
  const points = Math.round(Math.abs(change));
  const isRise = change > 0;
  const words = `${wordPoints(points)} ${isRise ? 'higher' : 'lower'}`;
  if (points === 0) return flat('No change', `the same as ${before}`);
  if (!reliable) return flat('No clear change', `${words} than ${before}, which may be chance`);
  return {
    direction: isRise ? 'up' : 'down',
    state: isRise ? 'good' : 'bad',
    text: words,
    reliability: `a clear change from ${before}`,
  };
}

function flat(text: string, reliability: string): FigureChange {
  return { direction: 'same', state: 'info', text, reliability };
}
