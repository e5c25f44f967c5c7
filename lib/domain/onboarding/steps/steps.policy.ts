import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface Newcomer {
  /** Every role held, not only the one acted in: onboarding is about the person. */
  roles: readonly RoleName[];
  isCompanyCreator: boolean;
}

/**
 * Returns the steps this person sees, in order: the company step for the person who registered it, the department step
 * for its leader, and the team step for Team Leaders and other Administrators.
 */
export function stepsFor(person: Newcomer): StepId[] {
  const leadsTeam = person.roles.includes('Team Leader');
  const isShown: Record<2 | 3 | 4, boolean> = {
    2: person.isCompanyCreator,
    3: person.roles.includes('Department Leader'),
    4: leadsTeam || isFurtherAdministrator(person),
  };
  return [1, ...([2, 3, 4] as const).filter((step) => isShown[step]), 5, 6, 7];
}

/** Returns whether the team step may be skipped: an Administrator who leads no team need not create one. */
export function canGoWithoutTeam(person: Newcomer): boolean {
  return isFurtherAdministrator(person) && !person.roles.includes('Team Leader');
}

/** Returns the shown steps that are still to do, in order; the result, 7, asks for nothing. */
export function stepsToDo(steps: readonly StepId[], done: readonly number[]): StepId[] {
  return steps.filter((step) => step !== 7 && !done.includes(step));
}

/** Returns where finishing leads: to the personality assessment, and home for people who have finished that. */
export function placeAfterOnboarding({ isCompleted }: { isCompleted: boolean }) {
  return isCompleted ? ('/dashboard' as const) : ('/assessment' as const);
}

function isFurtherAdministrator({ roles, isCompanyCreator }: Newcomer): boolean {
  return roles.includes('Administrator') && !isCompanyCreator && !roles.includes('Department Leader');
}
