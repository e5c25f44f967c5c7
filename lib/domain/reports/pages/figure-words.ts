import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import { capitalise, countWords, wordPeriod } from '#/lib/domain/reports/pages/words.ts';

/** What every figure of every dashboard has in common, named as a report calls it. */
export interface ShownFigure {
  name: string;
  inSentence: string;
  avg: number | null;
  previousAvg: number | null;
  change: number | null;
  reliable: boolean;
  hiddenReason: HiddenReason | null;
  /** How many people stand behind it, in words. */
  people: string | null;
  /** Too few for a move to be called steady. */
  isFew: boolean;
  isDefault: boolean;
}

export interface Change {
  direction: 'up' | 'down' | 'same';
  text: string;
  detail: string;
}

const STEADY_POINTS = 2;

/**
 * The change against the period before in words; one that may be chance is never given as a rise or fall.
 * @example describeChange({ change: -6.2, reliable: true, previousAvg: 64, … }, '1m').text // '6 points lower'
 */
export function describeChange(figure: ShownFigure, period: PeriodName): Change {
  const { change, reliable, previousAvg, isDefault } = figure;
  const { compared } = wordPeriod(period);
  const flat = (text: string, detail: string): Change => ({ direction: 'same', text, detail });
  if (isDefault) return flat('No answers yet', '50 is only a starting point');
  if (change === null) {
    if (period === '1d') return flat('No comparison', 'a single day is too short for one');
    return flat(
      'No comparison',
      previousAvg === null ? 'nothing to show from before' : 'too few people in both periods',
    );
  }
  const points = Math.round(Math.abs(change));
  const words = `${countWords(points, 'point')} ${change > 0 ? 'higher' : 'lower'}`;
  if (points === 0) return flat('No change', `the same as ${compared}`);
  if (!reliable) return flat('No clear change', `${words} than ${compared}, which may be chance`);
  return { direction: change > 0 ? 'up' : 'down', text: words, detail: `a clear change from ${compared}` };
}

/** Why a figure is hidden, or undefined when it is not; `minimum` is the smallest group that may be shown. */
export function describeHidden(reason: HiddenReason | null, minimum: number) {
  if (reason === null) return undefined;
  if (reason === 'protects_other_group') {
    return {
      title: 'Hidden to protect others',
      reason: 'From this figure, a few people’s answers could be worked out.',
    };
  }
  return {
    title: `Fewer than ${minimum} people answered`,
    reason: 'So few answers could show what one person said.',
  };
}

/**
 * The answer in a sentence, as the dashboards give it: what changed first, then what did not.
 * @example summarise([motivation 58 (−6, reliable), mood 71 (+1)], '1m', 5).sentence // 'Motivation fell 6 points to 58; mood is steady around 71.'
 */
export function summarise(figures: readonly ShownFigure[], period: PeriodName, minimum: number) {
  const { during, compared } = wordPeriod(period);
  const shown = figures.filter(({ avg, isDefault }) => avg !== null && !isDefault).toReversed();
  if (shown.length > 0) {
    const isCompared = shown.some(({ change }) => change !== null);
    const detail = isCompared
      ? `Changes compare the averages with those of ${compared}.`
      : 'There is nothing from before to compare with yet.';
    return { sentence: `${capitalise(tell(shown))}.`, detail };
  }
  const hidden = figures.map(({ hiddenReason }) => describeHidden(hiddenReason, minimum)).find(Boolean);
  if (hidden) return { sentence: `${hidden.title} ${during}.`, detail: hidden.reason };
  return { sentence: `No answers that count ${during}.`, detail: 'Figures appear once a day with answers is over.' };
}

function tell(figures: readonly ShownFigure[]): string {
  const of = (kind: string) => figures.filter((figure) => kindOf(figure) === kind);
  const moved = of('changed').map(({ inSentence, change, avg }) => {
    const points = Math.round(change ?? 0);
    return `${inSentence} ${points > 0 ? 'rose' : 'fell'} ${countWords(Math.abs(points), 'point')} to ${whole(avg)}`;
  });
  return [
    ...moved,
    together(of('steady'), 'is steady around', 'around', ''),
    together(of('unclear'), 'is at', 'at', ', with no clear change'),
    together(of('alone'), 'is at', 'at', ''),
  ]
    .filter(Boolean)
    .join('; ');
}

function kindOf({ change, reliable, isFew }: ShownFigure): 'alone' | 'changed' | 'steady' | 'unclear' {
  if (change === null) return 'alone';
  const points = Math.round(change);
  if (reliable && points !== 0) return 'changed';
  return Math.abs(points) <= STEADY_POINTS && !isFew ? 'steady' : 'unclear';
}

function together(group: readonly ShownFigure[], verb: string, again: string, end: string): string {
  const parts = group.map(({ inSentence, avg }, at) => `${inSentence} ${at === 0 ? verb : again} ${whole(avg)}`);
  const list = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return list && list + end;
}

/** A score as reports write it: a whole number, and a dash where there is none. */
export function whole(score: number | null): string {
  return score === null ? '–' : String(Math.round(score)).replace('-', '−');
}
