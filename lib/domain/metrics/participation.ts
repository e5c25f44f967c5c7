import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';

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
 * Computes how many of the check-ins due were answered, and how many of the persons at least once. Source: product
 * decision.
 * @example computeParticipation(A answered 1 of 2, B answered 0 of 2) // rate 25, personsAnswered 1, personsDue 2
 */
export function computeParticipation(checkIns: readonly DueCheckIns[]): Participation {
  const personsDue = new Set<number>();
  const personsAnswered = new Set<number>();
  let due = 0;
  let answered = 0;
  for (const checkIn of checkIns) {
    if (checkIn.due > 0) personsDue.add(checkIn.userId);
    if (checkIn.answered > 0) personsAnswered.add(checkIn.userId);
    due += checkIn.due;
    answered += checkIn.answered;
  }
  return {
    due,
    answered,
    rate: due === 0 ? null : (100 * answered) / due,
    personsDue: personsDue.size,
    personsAnswered: personsAnswered.size,
  };
}

/**
 * Tells whether a rate (in %, null when nothing was due) is too low to show an average in full colour.
 * @example isParticipationLow(49.9) // true; isParticipationLow(50) // false
 */
export function isParticipationLow(rate: number | null): boolean {
  return rate === null || rate < PARTICIPATION_MIN;
}
