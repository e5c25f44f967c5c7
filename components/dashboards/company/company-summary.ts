import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { type Finding, isCompared, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

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
    const none = t('noComparison', { period: period.name });
    const basis = hasNoComparison(dashboard) ? none : t('comparedAverage', { before });
    const detail = hasLowParticipation(participation) ? t('caution') : basis;
    return { sentence, detail };
  }
  const hidden = companyFigures
    .map(({ company }) => describeHidden(dashboard[company], companyGroup(dashboard, reader)))
    .find((words) => words !== undefined);
  return { sentence: t('nothingNew', { during }), detail: hidden?.reason ?? t('first') };
}

/** Returns whether no result is compared, which the second sentence says unless few people answered. */
export function hasNoComparison(dashboard: CompanyDashboard): boolean {
  return !isCompared(findingsOfCompany(dashboard)) && !hasLowParticipation(dashboard.participation);
}

/** Lists what the sentence says about the results, sentiment first. */
export function findingsOfCompany(dashboard: CompanyDashboard): Finding[] {
  return listFindings(companyFigures.map(({ company, metric }) => ({ metric, ...dashboard[company] })));
}
