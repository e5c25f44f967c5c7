import type { RoleName } from '#/lib/platform/roles.ts';

/** Returns whether someone in this role only finds leaders by name, without seeing email addresses. */
export function findsLeadersByNameAlone({ role }: { role: RoleName }): boolean {
  return role === 'Team Leader';
}
