import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { describePeriod, formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { type Finding, isCompared, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

/**
 * Returns a sentence on how the company is doing, such as “Motivation fell 6 points to 58. Sentiment is steady around
 * 71.”, and a second one on how to read it. A change that may be chance is never called a rise or fall; motivation's
 * starting point isn't a result and is left out.
 */
export function summariseCompany(
  dashboard: CompanyDashboard,
  reader: FigureReader,
): { sentence: string; detail: string } {
  const { asOf, period, participation } = dashboard;
  const { t } = reader;
  const { during, before } = describePeriod(period.name, t);
  if (asOf === null) return { sentence: t('nothing'), detail: t('first') };
  const figures = companyFigures.map(({ company, metric }) => ({ metric, ...dashboard[company] }));
  const sentence = describeStory({ figures, before }, reader);
  if (sentence !== null) {
    const basis = isCompared(listFindings(figures)) ? t('comparedAverage', { before }) : t('noComparison');
    const detail = hasLowParticipation(participation) ? t('caution') : basis;
    return { sentence, detail };
  }
  const hidden = companyFigures
    .map(({ company }) => describeHidden(dashboard[company], companyGroup(dashboard, reader)))
    .find((words) => words !== undefined);
  return { sentence: t('nothingNew', { during }), detail: hidden?.reason ?? t('first') };
}

/** Lists what the sentence says about the results, sentiment first. */
export function findingsOfCompany(dashboard: CompanyDashboard): Finding[] {
  return listFindings(companyFigures.map(({ company, metric }) => ({ metric, ...dashboard[company] })));
}

/** An average says little of weeks or months that differ by so many points. */
const SWING_MIN = 20;

interface SwingWords {
  t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  locale: string;
}

/**
 * Returns where sentiment was highest or lowest, whichever is farther from its end, and its end: for a long period
 * without a comparison, whose average would hide it. It only names points that the chart shows. Null otherwise.
 */
export function describeSwing(
  { avg, change, data }: Pick<PublishedFigure, 'avg' | 'change' | 'data'>,
  { bucket }: Pick<CompanyDashboard['period'], 'bucket'>,
  { t, locale }: SwingWords,
): string | null {
  const points = data.flatMap(({ date, record }) => (record === null ? [] : [{ date, value: Math.round(record) }]));
  const values = points.map(({ value }) => value);
  const last = points.at(-1);
  const isCalm = Math.max(...values) - Math.min(...values) < SWING_MIN;
  if (avg === null || change !== null || bucket === 'day' || !last || isCalm) return null;
  const distance = ({ value }: { value: number }) => Math.abs(value - last.value);
  const turn = points.reduce((before, one) => (distance(one) >= distance(before) ? one : before));
  const dayOf = ({ date }: { date: string }) =>
    formatDate(date, locale, bucket === 'month' ? { month: 'long' } : { day: 'numeric', month: 'long' });
  return t('swing', {
    side: turn.value > last.value ? 'high' : 'low',
    from: turn.value,
    since: dayOf(turn),
    to: last.value,
    until: dayOf(last),
  });
}
