import { metricOrder } from '#/lib/domain/metrics/constants.ts';

/** A team's results as answers name them. */
export const figureOf = {
  sentiment: { key: 'sentiments', metric: 'sentiment' },
  productivity: { key: 'productivity', metric: 'productivity' },
  motivation: { key: 'motivation', metric: 'motivation' },
} as const;

/** The three results of a team in the order of all screens. */
export const figures = metricOrder.map((metric) => figureOf[metric]);

export type FigureKey = (typeof figures)[number]['key'];
