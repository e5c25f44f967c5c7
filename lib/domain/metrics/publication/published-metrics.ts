import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';

/**
 * The numbers under which answers wait and are published. A month question, norm or factor adds its own id.
 * `total` is a sum of 0..100: a feeling 100, 50 or 0, a closed check-in 100 or 0, a norm (level − 1) · 25, a month
 * question 10 times its answer; a factor sums up the feelings that it was named with, and `factorPersons` counts who named
 * it, see `factorPersonsMetric`.
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

/** The feelings that a factor is named with, in the order of their numbers. */
export const factorFeelings = ['helped', 'hurt', 'mentioned'] as const;
export type FactorFeeling = (typeof factorFeelings)[number];

/**
 * Gives the number under which is published how many persons named a factor with a feeling.
 * @example factorPersonsMetric(4, 'hurt') // 2041
 */
export function factorPersonsMetric(factorId: number, feeling: FactorFeeling): number {
  return METRIC.factorPersons + 10 * factorId + factorFeelings.indexOf(feeling);
}

/** Those of every dashboard; the others are norms, factors and month questions. */
export const mainMetrics = [METRIC.sentiment, METRIC.productivity, METRIC.motivation, METRIC.participation] as const;

/** The groups that are published. */
export const SCOPE = { team: 0, department: 1, company: 2 } as const;
export type Scope = (typeof SCOPE)[keyof typeof SCOPE];

/** The span of time that a published sum covers. */
export const GRAIN = { day: 0, month: 1 } as const;

/**
 * Tells whether leaders read by name what a metric is made of. Month questions nobody does.
 * @example isReadByName(METRIC.monthQuestion + 1) // false
 */
export function isReadByName(metric: number): boolean {
  return metric < METRIC.monthQuestion || metric >= METRIC.norm;
}

/** Check-ins sent to an active member, and how many of them were answered. */
export interface DueCheckIns {
  readonly userId: number;
  readonly due: number;
  readonly answered: number;
}

/** Counts of check-ins and persons; `rate` in % (0–100), null when nothing was due. */
export interface Participation {
  readonly due: number;
  readonly answered: number;
  readonly rate: number | null;
  readonly personsDue: number;
  readonly personsAnswered: number;
}

/**
 * Computes how many of the check-ins due were answered, and how many of the persons answered at least once.
 * Source: docs/figures.md, Averages.
 * @example computeParticipation([{ userId: 1, due: 2, answered: 1 }, { userId: 2, due: 2, answered: 0 }]).rate // 25
 */
export function computeParticipation(checkIns: readonly DueCheckIns[]): Participation {
  const personsDue = new Set<number>();
  const personsAnswered = new Set<number>();
  let due = 0;
  let answeredCount = 0;
  for (const checkIn of checkIns) {
    if (checkIn.due > 0) personsDue.add(checkIn.userId);
    if (checkIn.answered > 0) personsAnswered.add(checkIn.userId);
    due += checkIn.due;
    answeredCount += checkIn.answered;
  }
  return {
    due,
    answered: answeredCount,
    rate: due === 0 ? null : (100 * answeredCount) / due,
    personsDue: personsDue.size,
    personsAnswered: personsAnswered.size,
  };
}

/**
 * Tells whether a rate (in %, null when nothing was due) is too low to show an average in full colour.
 * @example isParticipationLow(49.9) // true
 * @example isParticipationLow(50) // false
 */
export function isParticipationLow(rate: number | null): boolean {
  return rate === null || rate < PARTICIPATION_MIN;
}
