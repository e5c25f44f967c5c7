/**
 * The numbers of what waits and is published. A monthly question, norm or factor adds its own id. `total`
 * is a sum of 0–100: a feeling 100, 50 or 0, a closed check-in 100 or 0, a norm (level − 1) · 25, a monthly question 10
 * times its answer. A factor sums up the feelings that it was named with; `factorPersons` counts who named it, see
 * `factorPersonsMetric`.
 */
export const METRIC = {
  sentiment: 1,
  productivity: 2,
  motivation: 3,
  participation: 4,
  monthQuestion: 20,
  norm: 100,
  factor: 1000,
  factorPersons: 2000,
} as const;

/** How a factor can be named; the index is the last digit of its metric. */
export const factorFeelings = ['helped', 'hurt', 'mentioned'] as const;
export type FactorFeeling = (typeof factorFeelings)[number];

/**
 * Returns the metric number for how many people named a factor with a feeling.
 * @example factorPersonsMetric(4, 'hurt') // 2041
 */
export function factorPersonsMetric(factorId: number, feeling: FactorFeeling): number {
  return METRIC.factorPersons + 10 * factorId + factorFeelings.indexOf(feeling);
}

/** The metrics of every dashboard; the others are norms, factors and monthly questions. */
export const mainMetrics = [METRIC.sentiment, METRIC.productivity, METRIC.motivation, METRIC.participation] as const;

/** The groups that are published. */
export const SCOPE = { team: 0, department: 1, company: 2 } as const;
export type Scope = (typeof SCOPE)[keyof typeof SCOPE];

/** The span of time that a published sum covers. */
export const GRAIN = { day: 0, month: 1 } as const;

/**
 * Returns whether leaders read the answers behind a metric by name. No one reads monthly questions by name.
 * @example isReadByName(METRIC.monthQuestion + 1) // false
 */
export function isReadByName(metric: number): boolean {
  return metric < METRIC.monthQuestion || metric >= METRIC.norm;
}
