import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { isCompared, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { describeStory, type Story } from '#/lib/domain/metrics/words/finding-words.ts';
import {
  describeHidden,
  describeHiddenParticipation,
  type FigureReader,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Reports are written in the language of the person who asked for them. */
export interface ReportReader extends FigureReader {
  readonly document: ReturnType<typeof wordsFor<'reports.document'>>;
}

/** Whose results are drawn, and who reads them. */
export type ReportGroup = HiddenGroup & ReportReader;

export function readerOf({ locale }: Report): ReportReader {
  return {
    t: wordsFor(locale, 'figures.results'),
    titles: wordsFor(locale, 'figures.categories'),
    document: wordsFor(locale, 'reports.document'),
    locale: formatLocales[locale],
  };
}

/** What the results of all dashboards have in common, in the words of a report. */
export interface ShownFigure {
  metric: TrendMetric;
  avg: number | null;
  previousAvg: number | null;
  change: number | null;
  reliable: boolean;
  hiddenReason: HiddenReason | null;
  /** Day of the last batch, and whether a check-in was due after it. */
  until: LocalDate | null;
  endsEarly: boolean;
  isPartial: boolean;
  /** How many people are behind it, as a range. */
  personsBand: string | null;
  isDefault: boolean;
}

/**
 * Returns the answer in sentences, like the dashboards: first what changed, then what didn't, as in “Motivation fell 6
 * points to 58. Sentiment is steady around 71.”
 */
export function summarise(
  figures: readonly ShownFigure[],
  { period, group, whole }: { period: PeriodName; group: ReportGroup } & Pick<Story, 'whole'>,
) {
  const { t, document } = group;
  const before = t(`before.${period}`);
  const sentence = describeStory({ figures, before, whole }, group);
  if (sentence !== null) {
    const isAll = isCompared(listFindings(figures));
    return { sentence, detail: isAll ? document('compared', { before }) : t('noComparison', { period }) };
  }
  const hidden = figures.map((figure) => describeHidden(figure, group)).find(Boolean);
  if (!hidden) return { sentence: t('nothing'), detail: t('first') };
  return { sentence: t('nothingNew', { during: t(`during.${period}`) }), detail: `${hidden.title}. ${hidden.reason}` };
}

interface Participation {
  rate: number | null;
  previousRate: number | null;
  hiddenReason: HiddenReason | null;
}

/** Returns what participation above team level counts and is compared with, or why it isn't shown. */
export function participationWords(participation: Participation, period: PeriodName, group: ReportGroup): string {
  const { t, document } = group;
  const { rate, previousRate } = participation;
  const before = t(`before.${period}`);
  if (rate === null) return describeHiddenParticipation(participation, group)?.reason ?? t('empty.noneClosed');
  if (previousRate === null) return document('ofAllFew', { before });
  return document('ofAll', { rate: Math.round(previousRate), before });
}

/** Returns a score as reports show it: a whole number, or a dash without one. */
export function whole(score: number | null): string {
  return score === null ? '–' : String(Math.round(score)).replace('-', '−');
}
