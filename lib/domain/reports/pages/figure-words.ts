import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { wordClosedPeriod, wordPeriod, wordWholeWeeks } from '#/lib/domain/calendar/period-words.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { isCompared, listFindings, wordFindings } from '#/lib/domain/metrics/finding-words.ts';
import type { HiddenReason } from '#/lib/domain/metrics/minimum-group.ts';
import { capitalise } from '#/lib/domain/metrics/plain-words.ts';
import { namePeriod } from '#/lib/domain/reports/pages/words.ts';

/** What every figure of every dashboard has in common, named as a report calls it. */
export interface ShownFigure {
  metric: TrendMetric;
  name: string;
  inSentence: string;
  avg: number | null;
  previousAvg: number | null;
  change: number | null;
  reliable: boolean;
  hiddenReason: HiddenReason | null;
  /** How many people stand behind it, as a band. */
  personsBand: string | null;
  isDefault: boolean;
}

/** The days that figures are about: a name for them, and parts of a sentence. */
export interface SpanWords {
  name: string;
  during: string;
  /** What their averages are compared with. */
  before: string;
}

/** The days that the figures of each kind of chapter are about; teams seen from above count whole weeks. */
export const spanWords = {
  group: (period: PeriodName) => spanOf(namePeriod(period), wordPeriod(period)),
  team: (period: PeriodName) => {
    const { covered, previous } = wordWholeWeeks(period);
    return spanOf(capitalise(covered), { during: `in ${covered}`, previous });
  },
  // The last closed day is seldom yesterday.
  ownTeam: (period: PeriodName) =>
    spanOf(period === '1d' ? 'Last closed day' : namePeriod(period), wordClosedPeriod(period)),
};

function spanOf(name: string, { during, previous }: { during: string; previous: string }): SpanWords {
  return { name, during, before: previous };
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
 * @example summarise([motivation 58 (−6, reliable), sentiment 71 (+1)], words, 5).sentence // 'Motivation fell 6 points to 58; sentiment is steady around 71.'
 */
export function summarise(figures: readonly ShownFigure[], { during, before }: SpanWords, minimum: number) {
  const findings = listFindings(figures.toReversed());
  if (findings.length > 0) {
    const detail = isCompared(findings)
      ? `Changes compare the averages with those of ${before}.`
      : 'There is nothing from before to compare with yet.';
    return { sentence: wordFindings(findings), detail };
  }
  const hidden = figures.map(({ hiddenReason }) => describeHidden(hiddenReason, minimum)).find(Boolean);
  if (hidden) return { sentence: `${hidden.title} ${during}.`, detail: hidden.reason };
  return { sentence: `No answers that count ${during}.`, detail: 'Figures appear once a day with answers is over.' };
}

interface Participation {
  rate: number | null;
  previousRate: number | null;
  hiddenReason: HiddenReason | null;
}

/** What participation above team level counts and is compared with, or why it is not shown. */
export function participationWords(participation: Participation, { before }: SpanWords, minimum: number): string {
  const { rate, previousRate, hiddenReason } = participation;
  if (rate === null) return describeHidden(hiddenReason, minimum)?.reason ?? 'No check-in was due.';
  if (previousRate === null) return `Of the check-ins that were due; not enough from ${before} to compare.`;
  return `Of the check-ins that were due; ${whole(previousRate)}% ${before}.`;
}

/** A score as reports write it: a whole number, and a dash where there is none. */
export function whole(score: number | null): string {
  return score === null ? '–' : String(Math.round(score)).replace('-', '−');
}
