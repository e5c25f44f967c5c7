import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { figureOf } from '#/components/dashboards/figures.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';

/** The results above team level: `company` and `team` are their names in the two answers. */
export const figuresAbove = {
  sentiment: { ...figureOf.sentiment, company: 'sentiment', team: 'sentiments' },
  productivity: { ...figureOf.productivity, company: 'performance', team: 'productivity' },
  motivation: { ...figureOf.motivation, company: 'motivation', team: 'motivation' },
} as const;

/** The three results in the order of all screens. */
export const companyFigures = metricOrder.map((metric) => figuresAbove[metric]);

export type CompanyFigure = (typeof companyFigures)[number];

/**
 * Returns the result that most of the marked teams are marked for, the most urgent team's where two are named as often;
 * sentiment if none is.
 * @example mostNamedMetric([{ metric: 'sentiment' }, { metric: 'participation' }]) // 'sentiment'
 */
export function mostNamedMetric(
  attention: readonly Pick<TeamsOverview['attention']['teams'][number], 'metric'>[],
): ShownMetric {
  const counts = new Map<ShownMetric, number>();
  for (const { metric } of attention) {
    if (metric !== 'participation') counts.set(metric, (counts.get(metric) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'sentiment';
}
