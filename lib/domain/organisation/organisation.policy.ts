import type { RoleName } from '#/lib/platform/roles.ts';

/** In this role somebody who looks for a leader finds people by name alone, and sees no addresses. */
export function findsLeadersByNameAlone({ role }: { role: RoleName }): boolean {
  return role === 'Team Leader';
}
