import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { describeFindings, isCompared, listFindings } from '#/lib/domain/metrics/words/finding-words.ts';
import {
  describeHidden,
  describeHiddenParticipation,
  type FigureReader,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { LOCALE, namePeriod } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Reports are written in the language of whoever asked for them, and their dates in one way. */
export function readerOf({ locale }: Report): FigureReader {
  return { t: wordsFor(locale, 'figures.hidden'), locale: LOCALE };
}

/** What the figures of all dashboards have in common, in the words of a report. */
export interface ShownFigure {
  metric: TrendMetric;
  name: string;
  inSentence: string;
  avg: number | null;
  previousAvg: number | null;
  change: number | null;
  reliable: boolean;
  hiddenReason: HiddenReason | null;
  /** Day of the last batch, and whether a check-in was due after it. */
  until: LocalDate | null;
  endsEarly: boolean;
  isPartial: boolean;
  /** How many people it comes from, as a band. */
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

/** The days of a period in words. */
export function spanWords(period: PeriodName): SpanWords {
  const { during, previous } = describePeriod(period);
  return { name: namePeriod(period), during, before: previous };
}

/**
 * Returns the answer in a sentence, like the dashboards: what changed first, then what did not, as in “Motivation fell
 * 6 points to 58; sentiment is steady around 71.”
 */
export function summarise(figures: readonly ShownFigure[], { during, before }: SpanWords, group: HiddenGroup) {
  const findings = listFindings(figures.toReversed());
  if (findings.length > 0) {
    const detail = isCompared(findings)
      ? `Changes compare the averages with those of ${before}.`
      : 'There’s nothing to compare with yet.';
    return { sentence: describeFindings(findings), detail };
  }
  const hidden = figures.map((figure) => describeHidden(figure, group)).find(Boolean);
  if (hidden) return { sentence: `No new results ${during}.`, detail: `${hidden.title}. ${hidden.reason}` };
  return { sentence: 'There are no results yet.', detail: FIRST_FIGURES };
}

interface Participation {
  rate: number | null;
  previousRate: number | null;
  hiddenReason: HiddenReason | null;
}

/** What participation above team level counts and is compared with, or why it is not shown. */
export function participationWords(participation: Participation, { before }: SpanWords, group: HiddenGroup): string {
  const { rate, previousRate } = participation;
  if (rate === null) return describeHiddenParticipation(participation, group)?.reason ?? 'No check-in has closed yet.';
  if (previousRate === null) return `Of all check-ins due; not enough from ${before} to compare.`;
  return `Of all check-ins due; ${whole(previousRate)}% ${before}.`;
}

/** A score as reports write it: a whole number, and a dash where there is none. */
export function whole(score: number | null): string {
  return score === null ? '–' : String(Math.round(score)).replace('-', '−');
}
