import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';

/** Which parts the results of the company or of a department come from, and why, as the API returns it. */
export type Breakdown = Output<typeof getBreakdownContract>;
export type BreakdownPart = Breakdown['parts'][number];
export type TeamHighlight = Breakdown['attention'][number];
export type Driver = Breakdown['drivers'][number];

/** The results of a part, in the order of their columns. */
export const partColumns = metricOrder;

/** Returns the results of all parts together, by the names that they have in a part. */
export function figuresOfWhole({ sentiment, performance, motivation }: CompanyDashboard) {
  return { sentiment, productivity: performance, motivation };
}

type NamedHighlight = Pick<Highlight<{ readonly id: number }>, 'team' | 'reason' | 'metric'>;

/**
 * Returns the teams that fell last week, the teams that rose over the period and didn't fall last week, and how to find
 * the low score of last week of a team that does well over the period. It never depends on which of both is shown.
 */
export function compareWithWeek<Of extends NamedHighlight>(risen: readonly Of[], week: readonly Of[]) {
  const fallen = week.filter(({ reason }) => reason === 'fell');
  const hasFallen = ({ team }: NamedHighlight) => fallen.some((one) => one.team.id === team.id);
  return {
    fallen,
    risen: risen.filter((one) => !hasFallen(one)),
    /** Those of the fallen whom the period calls risen. */
    turned: fallen.filter(({ team }) => risen.some((one) => one.team.id === team.id)),
    lowOf: (id: number) =>
      week.find(({ team, reason, metric }) => team.id === id && reason !== 'fell' && metric !== 'participation'),
  };
}
