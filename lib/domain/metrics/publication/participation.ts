import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';

/** Check-ins sent to an active member, and how many of them were answered. */
export interface DueCheckIns {
  readonly userId: number;
  readonly due: number;
  readonly answered: number;
}

/** Counts of check-ins and people; `rate` in % (0–100), null if nothing was due. */
export interface Participation {
  readonly due: number;
  readonly answered: number;
  readonly rate: number | null;
  readonly personsDue: number;
  readonly personsAnswered: number;
}

/**
 * Returns how many of the due check-ins were answered, and how many people answered at least one. Source:
 * docs/figures.md, Averages.
 * @example computeParticipation([{ userId: 1, due: 2, answered: 1 }, { userId: 2, due: 2, answered: 0 }]).rate // 25
 */
export function computeParticipation(checkIns: readonly DueCheckIns[]): Participation {
  const sum = (count: 'due' | 'answered') => checkIns.reduce((total, checkIn) => total + checkIn[count], 0);
  const persons = (count: 'due' | 'answered') =>
    new Set(checkIns.filter((checkIn) => checkIn[count] > 0).map(({ userId }) => userId)).size;
  const [due, answers] = [sum('due'), sum('answered')];
  const rate = due === 0 ? null : (100 * answers) / due;
  return { due, answered: answers, rate, personsDue: persons('due'), personsAnswered: persons('answered') };
}

/**
 * Returns whether a rate (in %, null if nothing was due) is too low to show an average in full colour.
 * @example isParticipationLow(49.9) // true
 * @example isParticipationLow(50) // false
 */
export function isParticipationLow(rate: number | null): boolean {
  return rate === null || rate < PARTICIPATION_MIN;
}
