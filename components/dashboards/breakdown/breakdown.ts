import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { type Balance, balanceDrivers } from '#/components/dashboards/driver-balance.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';

/** Where the figures of the company or of a department come from, and why, as the API gives it. */
export type Breakdown = Output<typeof getBreakdownContract>;
export type BreakdownPart = Breakdown['parts'][number];
export type TeamHighlight = Breakdown['attention'][number];
export type Driver = Breakdown['drivers'][number];

/** The figures of a part, in the order of their columns. */
export const partColumns = ['sentiment', 'productivity', 'motivation'] as const;

/** Lowest sentiment first; what is hidden comes last. */
export function orderParts(parts: readonly BreakdownPart[]): BreakdownPart[] {
  return parts.toSorted((a, b) => (a.sentiment.avg ?? 101) - (b.sentiment.avg ?? 101));
}

/** The figures of all parts together, by the names that they have in a part. */
export function figuresOfWhole({ sentiment, performance, motivation }: CompanyDashboard) {
  return { sentiment, productivity: performance, motivation };
}

/** The drivers of the company or the department around their axis, in bands. */
export function listBalances({ drivers, feelings }: Pick<Breakdown, 'drivers' | 'feelings'>): Balance[] {
  const inBand = (band: string | null) => (band === null ? null : { times: bandFloor(band), text: `${band}×` });
  return balanceDrivers(
    drivers.map(({ id, label, helped, hurt }) => ({ id, label, helped: inBand(helped), hurt: inBand(hurt) })),
    { shares: feelings, isCounted: false },
  );
}
