/** The four roles, strongest first; without a requested role, people act in their strongest. */
export const roleNames = ['Administrator', 'Team Leader', 'Department Leader', 'Member'] as const;

export type RoleName = (typeof roleNames)[number];

/** What a key may be allowed to do, and nothing else; chosen when the key is created. */
export const keyScopes = [
  'organisation:read',
  'organisation:write',
  'results:read',
  'audit:read',
  'directory:write',
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** Returns the requested role, or null if the person doesn't have it; without a request, their strongest role. */
export function chooseRole(roles: readonly RoleName[], requestedRole: null): RoleName;
export function chooseRole(roles: readonly RoleName[], requestedRole: RoleName | null): RoleName | null;
export function chooseRole(roles: readonly RoleName[], requestedRole: RoleName | null): RoleName | null {
  if (requestedRole) return roles.includes(requestedRole) ? requestedRole : null;
  return roleNames.find((role) => roles.includes(role)) ?? 'Member';
}

/** Returns whether someone with these roles leads anything. */
export function leadsAnything(roles: readonly RoleName[]): boolean {
  return roles.some((role) => role !== 'Member');
}
