import type { ItemText } from '#/lib/domain/coaching/items/new-item.ts';
import { RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { type PairedChange, trendOfSums } from '#/lib/domain/metrics/changes/trend.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';

/** How one person's answers changed: each day compared with the same weekday two weeks (motivation: four) before. */
export interface OwnChange extends PairedChange {
  readonly metric: TrendMetric;
  /** The average now. */
  readonly avg: number;
}

const kinds = {
  productivity: { kind: 'perfomance_trend', textKey: 'perfomance' },
  motivation: { kind: 'motivation_trend', textKey: 'motivation' },
  sentiment: { kind: 'sentiment_trend', textKey: 'sentiment' },
} as const;

/** A move of so few points is called steady. */
const STEADY_POINTS = 2;

/**
 * Returns somebody's own trend in one metric, for their eyes alone, by the rule of paired changes with days in the place
 * of persons; null for fewer than five days, and for what may be chance.
 */
export function ownTrend(change: OwnChange): ItemText | null {
  const { metric, persons: days, avg } = change;
  const trend = days < RULES.ownDays ? null : trendOfSums(metric, change);
  if (!trend) return null;
  const points = Math.round(Math.abs(trend.delta));
  if (trend.color === 'neutral' && points > STEADY_POINTS) return null;
  const facts = { avg: Math.round(avg), points, days };
  return { ...kinds[metric], color: trend.color, themeId: null, facts };
}
