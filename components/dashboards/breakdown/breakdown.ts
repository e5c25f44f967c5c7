import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';

/** Which parts the results of the company or of a department come from, and why, as the API returns it. */
export type Breakdown = Output<typeof getBreakdownContract>;
export type BreakdownPart = Breakdown['parts'][number];
export type TeamHighlight = Breakdown['attention'][number];

/** Returns the teams that need attention and have a row, three or all four, and the others, which are listed. */
export function splitAttention({ attention }: Pick<Breakdown, 'attention'>) {
  const rows = attention.slice(0, attention.length > 4 ? 3 : 4);
  return { rows, others: attention.slice(rows.length) };
}

/** Returns the results of all parts together, by the names that they have in a part. */
export function figuresOfWhole({ sentiment, performance, motivation }: CompanyDashboard) {
  return { sentiment, productivity: performance, motivation };
}

/** Returns what was named in the company or department, as a sentence needs it. */
export function asNamed({ drivers, feelings }: Pick<Breakdown, 'drivers' | 'feelings'>) {
  const inBand = (band: string | null) => (band === null ? null : { checkIns: null, timesBand: band });
  const factors = drivers.map(({ id, helped, hurt }) => ({ id, helped: inBand(helped), hurt: inBand(hurt) }));
  return { factors, member: 0, source: {}, sentiments: { typesAvg: feelings } };
}

type NamedHighlight = Pick<Highlight<{ readonly id: number }>, 'team' | 'reason' | 'metric'>;
/** A score that stands out, of a team that is named elsewhere. */
export type ScoreHighlight = NamedHighlight & Pick<Highlight<unknown>, 'value'>;

/** Returns the teams that the period and last week name, each once: for last week, unless the period is worse. */
export function compareWithWeek<Of extends NamedHighlight>(
  { attention, risen, success }: Readonly<Record<'attention' | 'risen' | 'success', readonly Of[]>>,
  week: readonly Of[],
  wellIds: readonly number[] = [],
) {
  const isIn = (list: readonly Of[], one: Of) => list.some(({ team }) => team.id === one.team.id);
  const worse = week.filter((one) => one.metric !== 'participation' && !isIn(attention, one));
  return {
    fallen: week.filter(({ reason }) => reason === 'fell'),
    risen: risen.filter((one) => !isIn(worse, one)),
    success: success.filter((one) => !isIn(worse, one)),
    moreSuccess: wellIds.filter((id) => [...worse, ...success].every(({ team }) => team.id !== id)).length,
    /** Those who fell last week, or had a low score, and don't need attention over the period. */
    turned: worse.filter(({ reason }) => reason === 'fell'),
    low: worse.filter(({ reason }) => reason !== 'fell'),
  };
}
