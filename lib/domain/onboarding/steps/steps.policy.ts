import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface Newcomer {
  /** All roles the person has, not only the current one, because onboarding is about the person. */
  roles: readonly RoleName[];
  isCompanyCreator: boolean;
}

/**
 * Returns the steps this person sees, in order. The company step is for the person who registered it, the department
 * step for its leader, and the team step for team leaders and other administrators.
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

/** Returns whether the team step can be skipped: an administrator without a team doesn't have to create one. */
export function canGoWithoutTeam(person: Newcomer): boolean {
  return isFurtherAdministrator(person) && !person.roles.includes('Team Leader');
}

/** Returns whether a step can be done later: it's only about the person, and no one waits for it. */
export function canWait(step: StepId): boolean {
  return step === 1 || step === 5 || step === 6 || step === 7;
}

/** How far a person is. */
interface Done {
  done: readonly number[];
  /** After finishing, only what can wait is left; places the person has come to lead since have their own pages. */
  isCompleted: boolean;
}

/** Returns the visible steps that are still open, in order; the result, step 7, has nothing to do. */
export function stepsToDo(steps: readonly StepId[], { done, isCompleted }: Done): StepId[] {
  return steps.filter((step) => step !== 7 && !done.includes(step) && !(isCompleted && !canWait(step)));
}

/**
 * Returns the steps that screens go through. For the person who signed up the company, what others wait for comes
 * first; for someone who has finished, only what they left for later; for everyone else, all.
 */
export function stepsOfWalk(
  steps: readonly StepId[],
  { isCompanyCreator, isCompleted }: Pick<Newcomer, 'isCompanyCreator'> & Pick<Done, 'isCompleted'>,
): StepId[] {
  if (isCompleted) return steps.filter(canWait);
  return isCompanyCreator ? steps.filter((step) => !canWait(step)) : [...steps];
}

/** Returns where finishing leads: to the personality assessment, or home if the person has taken it. */
export function placeAfterOnboarding({ isCompleted }: { isCompleted: boolean }) {
  return isCompleted ? ('/dashboard' as const) : ('/assessment' as const);
}

function isFurtherAdministrator({ roles, isCompanyCreator }: Newcomer): boolean {
  return roles.includes('Administrator') && !isCompanyCreator && !roles.includes('Department Leader');
}
