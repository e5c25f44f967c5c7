import type { RoleName } from '#/lib/platform/roles.ts';

/** In this role, someone who chooses a leader finds people by name only, and sees no addresses. */
export function findsLeadersByNameAlone({ role }: { role: RoleName }): boolean {
  return role === 'Team Leader';
}
