import { type SampledPoint, samplesAt } from '#/components/charts/chart-point.ts';
import { endOfLine } from '#/components/charts/line-chart-model.ts';
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

/** Returns the points up to the last one of at least half of the people asked; all points if there's none. */
export function untilEnough<Point extends SampledPoint & { record: number | null }>(points: readonly Point[]): Point[] {
  const dates = points.map(({ date }) => date);
  return points.slice(0, endOfLine({ values: points.map(({ record }) => record), ...samplesAt(points, dates) }) + 1);
}
