import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
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
