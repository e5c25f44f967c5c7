import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { figures } from '#/components/dashboards/figures.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';

const [motivation, productivity, sentiment] = figures;

/** The three results above team level: `company` and `team` are their names in the two answers. */
export const companyFigures = [
  { ...motivation, company: 'motivation', team: 'motivation' },
  { ...productivity, company: 'performance', team: 'productivity' },
  { ...sentiment, company: 'sentiment', team: 'sentiments' },
] as const;

export type CompanyFigure = (typeof companyFigures)[number];

/**
 * Returns the result that most of the marked teams are marked for, the most urgent team's where two are named as often;
 * motivation, the API's default, if none is.
 * @example mostNamedMetric([{ metric: 'sentiment' }, { metric: 'participation' }]) // 'sentiment'
 */
export function mostNamedMetric(
  attention: readonly Pick<TeamsOverview['attention']['teams'][number], 'metric'>[],
): ShownMetric {
  const counts = new Map<ShownMetric, number>();
  for (const { metric } of attention) {
    if (metric !== 'participation') counts.set(metric, (counts.get(metric) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'motivation';
}
