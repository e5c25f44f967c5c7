import type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Whether someone in a role may send an invitation that was refused to the right address; others withdraw it and invite
 * again.
 */
export function canCorrectAddress(role: RoleName): boolean {
  return role === 'Administrator';
}
