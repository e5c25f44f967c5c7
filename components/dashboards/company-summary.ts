import type { CompanyDashboard } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { firstFigures } from '#/components/dashboards/company-wording.ts';
import { capitalise, wordPeriod } from '#/components/dashboards/period-wording.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { type Finding, tell } from '#/components/dashboards/team-summary.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';

/** A move of so few points is called steady, when enough people stand behind it. */
const STEADY_POINTS = 2;
const inOrder = companyFigures.toReversed();

/**
 * The answer to "how is the company doing": a sentence, and a second one on how to read it. A move that may be chance is
 * never told as a rise or fall; the starting point of motivation is no result and stays out.
 * @example summariseCompany({ … sentiment 71, change 1; motivation 58, change -6, reliable }).sentence // 'Motivation fell 6 points to 58; mood is steady around 71.'
 */
export function summariseCompany(dashboard: CompanyDashboard): { sentence: string; detail: string } {
  const { asOf, period, participation, minimumGroupSize } = dashboard;
  const { during, previous } = wordPeriod(period.name);
  if (asOf === null) return { sentence: 'There are no figures yet.', detail: firstFigures };
  const findings = inOrder.flatMap(({ company, inSentence }) => find(inSentence, dashboard[company]));
  if (findings.length > 0) {
    const isCompared = findings.some(({ kind }) => kind !== 'alone');
    const basis = isCompared
      ? `Changes compare with the average of ${previous}.`
      : 'There is not enough from before to compare with yet.';
    const care = 'Fewer than half of the check-ins were answered, so read these figures with care.';
    return { sentence: capitalise(tell(findings)), detail: hasLowParticipation(participation) ? care : basis };
  }
  const hidden = inOrder
    .map(({ company }) => describeHiddenFigure(dashboard[company].hiddenReason, minimumGroupSize))
    .find((words) => words !== undefined);
  if (hidden) return { sentence: 'These figures are hidden.', detail: `${hidden.title}. ${hidden.reason}` };
  return {
    sentence: `No answers ${during}.`,
    detail: 'The night after check-ins are answered brings new figures.',
  };
}

function find(name: string, figure: PublishedFigure & { isDefault?: boolean }): Finding[] {
  if (figure.avg === null || figure.isDefault) return [];
  const change = Math.round(figure.change ?? 0);
  return [{ name, kind: kindOf(figure, change), value: Math.round(figure.avg), change }];
}

function kindOf({ change, reliable, personsBand }: PublishedFigure, points: number): Finding['kind'] {
  if (change === null) return 'alone';
  if (reliable && points !== 0) return 'changed';
  const isFew = personsBand === null || personsBand === '3–4';
  return Math.abs(points) <= STEADY_POINTS && !isFew ? 'steady' : 'unclear';
}
