import { wordPeriod, wordPoints } from '#/components/dashboards/period-wording.ts';
import type { PeriodFigure } from '#/components/dashboards/team-dashboard.ts';
import type { FigureChange } from '#/components/ui/figure-card.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

type Compared = Pick<PeriodFigure, 'change' | 'reliable' | 'previousAvg'> & { isDefault?: boolean };

/**
 * The change against the period before in words. A change that may be chance is never given as a rise or a fall.
 * @example describeChange({ change: -6.2, reliable: true, previousAvg: 64 }, '1m').text // '6 points lower'
 */
export function describeChange(figure: Compared, period: PeriodName): FigureChange {
  const { change, reliable, previousAvg, isDefault } = figure;
  const { compared } = wordPeriod(period);
  if (isDefault) return flat('No answers yet', '50 is only a starting point');
  if (change === null) return flat('No comparison', whyNone(previousAvg, period));
  const points = Math.round(Math.abs(change));
  const isRise = change > 0;
  const words = `${wordPoints(points)} ${isRise ? 'higher' : 'lower'}`;
  if (points === 0) return flat('No change', `the same as ${compared}`);
  if (!reliable) return flat('No clear change', `${words} than ${compared}, which may be chance`);
  return {
    direction: isRise ? 'up' : 'down',
    state: isRise ? 'good' : 'bad',
    text: words,
    reliability: `a clear change from ${compared}`,
  };
}

function flat(text: string, reliability: string): FigureChange {
  return { direction: 'same', state: 'info', text, reliability };
}

function whyNone(previousAvg: number | null, period: PeriodName): string {
  if (period === '1d') return 'a single day is too short for one';
  return previousAvg === null ? 'nothing to show from before' : 'too few people answered in both periods';
}
