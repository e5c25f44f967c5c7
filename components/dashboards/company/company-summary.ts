import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { describeFindings, isCompared, listFindings } from '#/lib/domain/metrics/words/finding-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

const inOrder = companyFigures.toReversed();

/**
 * Returns how the company is doing: a sentence such as “Motivation fell 6 points to 58; sentiment is steady around 71.”
 * and a second one on how to read it. A move that may be chance is never given as a rise or fall; the starting point of
 * motivation is no result and stays out.
 */
export function summariseCompany(
  dashboard: CompanyDashboard,
  reader: FigureReader,
): { sentence: string; detail: string } {
  const { asOf, period, participation } = dashboard;
  const { during, previous } = describePeriod(period.name);
  if (asOf === null) return { sentence: 'There are no results yet.', detail: FIRST_FIGURES };
  const findings = listFindings(
    inOrder.map(({ company, metric, inSentence }) => ({ metric, inSentence, ...dashboard[company] })),
  );
  if (findings.length > 0) {
    const basis = isCompared(findings)
      ? `Compared with the average of ${previous}.`
      : 'There isn’t enough earlier data to compare with yet.';
    const care = 'Fewer than half of the check-ins were answered, so treat these results with caution.';
    return { sentence: describeFindings(findings), detail: hasLowParticipation(participation) ? care : basis };
  }
  const hidden = inOrder
    .map(({ company }) => describeHidden(dashboard[company], companyGroup(dashboard, reader)))
    .find((words) => words !== undefined);
  return { sentence: `No new results ${during}.`, detail: hidden?.reason ?? FIRST_FIGURES };
}
