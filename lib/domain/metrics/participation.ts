import { PARTICIPATION_MIN } from '#/lib/domain/metrics/constants.ts';

/** One check-in sent to an active, onboarded member, and whether it was answered. */
export interface DueCheckIn {
  readonly userId: number;
  readonly answered: boolean;
}

/** Counts of check-ins and persons; `rate` and `reach` in % (0–100), null when nothing was due. */
export interface Participation {
  readonly due: number;
  readonly answered: number;
  readonly rate: number | null;
  readonly personsDue: number;
  readonly personsAnswered: number;
  readonly reach: number | null;
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

/**
 * Computes how many of the check-ins due were answered (`rate`) and how many of the persons answered at least once
 * (`reach`), both in %. Source: product decision.
 * @example computeParticipation(A answered 1 of 2, B answered 0 of 2) // rate 25, reach 50
 */
export function computeParticipation(checkIns: readonly DueCheckIn[]): Participation {
  const personsDue = new Set<number>();
  const personsAnswered = new Set<number>();
  let answered = 0;
  for (const checkIn of checkIns) {
    personsDue.add(checkIn.userId);
    if (!checkIn.answered) continue;
    personsAnswered.add(checkIn.userId);
    answered += 1;
  }
  return {
    due: checkIns.length,
    answered,
    rate: percentOf(answered, checkIns.length),
    personsDue: personsDue.size,
    personsAnswered: personsAnswered.size,
    reach: percentOf(personsAnswered.size, personsDue.size),
  };
}

/**
 * Tells whether a rate (in %, null when nothing was due) is too low to show an average in full colour.
 * @example isParticipationLow(49.9) // true; isParticipationLow(50) // false
 */
export function isParticipationLow(rate: number | null): boolean {
  return rate === null || rate < PARTICIPATION_MIN;
}
