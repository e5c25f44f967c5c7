import type { UserActor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** The documented role flags of a signed-in person. */
export function presentRoles(actor: UserActor) {
  const holds = (role: RoleName) => actor.roles.includes(role);
  return {
    isModerator: holds('Administrator'),
    isDepartmentAdmin: holds('Department Leader'),
    isAdmin: holds('Team Leader'),
    isMember: holds('Member'),
    // A blocked person has no session and never gets this far.
    blocked: false,
    onboardingCompleted: actor.onboardingCompleted,
    tourCompleted: actor.tourCompleted,
  };
}
