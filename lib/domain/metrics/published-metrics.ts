/**
 * The numbers under which answers wait and are published. A month question, norm or factor adds its own id to the last
 * three. `total` is a sum of 0..100: a feeling 100, 50 or 0, a closed check-in 100 or 0, a norm (level − 1) · 25, a month
 * question 10 times its answer; a factor sums up the feelings that it was named with.
 */
export const METRIC = {
  sentiment: 1,
  productivity: 2,
  motivation: 3,
  participation: 4,
  monthQuestion: 20,
  norm: 100,
  factor: 1000,
} as const;

/** Those of every dashboard; the others are norms, factors and month questions. */
export const mainMetrics = [METRIC.sentiment, METRIC.productivity, METRIC.motivation, METRIC.participation] as const;

/** The groups that are published. */
export const SCOPE = { team: 0, department: 1, company: 2 } as const;
export type Scope = (typeof SCOPE)[keyof typeof SCOPE];

/** The span of time that a published sum covers. */
export const GRAIN = { day: 0, month: 1 } as const;
