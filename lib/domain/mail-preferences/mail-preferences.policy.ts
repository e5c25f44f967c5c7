import type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Returns whether someone in a role may send an undelivered invitation to the correct email address; others must
 * withdraw it and invite again.
 */
export function canCorrectAddress(role: RoleName): boolean {
  return role === 'Administrator';
}
