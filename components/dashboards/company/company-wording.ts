import { describePeriod, formatRange } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { type ChangeWords, describeRateDifference } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type ResultWords = FigureReader['t'];

interface ExplainedFigure {
  /** How many stand behind it, as a band; undefined where that isn't told. */
  people: string | undefined;
  since: string | null;
  minimum: number;
}

/** How a figure above team level comes from single answers, when it is published, and since when it is counted. */
export function explainFigure({ people, since, minimum }: ExplainedFigure, { t, locale }: FigureReader): string {
  const basis = people && since && t('card.since', { people, day: formatRange(since, since, locale) });
  return [t('card.averaged'), t('card.publishing', { minimum }), basis].filter(Boolean).join(' ');
}

interface ExplainedChange {
  metric: TrendMetric;
  period: PeriodName;
  previousAvg: number;
}

/** What a published change is, and when it is called clear. */
export function explainChange({ metric, period, previousAvg }: ExplainedChange, t: ResultWords): string {
  const average = t('card.average', { before: t(`before.${period}`), value: Math.round(previousAvg) });
  return `${average} ${t('card.clear', { small: TREND_RULES[metric].small })}`;
}

/** Which day is the last that may hold results, and when the next come. */
export function describeAsOf(asOf: string | null, { t, locale }: Pick<FigureReader, 't' | 'locale'>): string {
  return asOf === null ? t('first') : t('card.asOf', { day: formatRange(asOf, asOf, locale) });
}

/** How many people stand behind a figure, as a band; undefined where that isn't told. */
export function describeBand(band: string | null, t: ResultWords): string | undefined {
  return band === null ? undefined : t('card.people', { band });
}

/** The share of answered check-ins against the period before, in words; never clear, for nothing tells it from chance. */
export function describeParticipation(
  { rate, previousRate }: { rate: number | null; previousRate: number | null },
  { period, t }: { period: PeriodName; t: ResultWords },
): ChangeWords | undefined {
  if (rate === null) return undefined;
  const { before } = describePeriod(period, t);
  if (previousRate === null) {
    return { direction: 'same', text: t('change.none'), reliability: t('card.rateFew', { before }), isClear: false };
  }
  const reliability = t('card.rateBefore', { rate: Math.round(previousRate), before });
  return { ...describeRateDifference(Math.round(rate) - Math.round(previousRate), t), reliability, isClear: false };
}
