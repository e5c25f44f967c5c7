/** The four roles, strongest first: people who request none act in the strongest they have. */
export const roleNames = ['Administrator', 'Team Leader', 'Department Leader', 'Member'] as const;

export type RoleName = (typeof roleNames)[number];

/** What a key may open, and nothing else: it is chosen when the key is made. */
export const keyScopes = [
  'organisation:read',
  'organisation:write',
  'results:read',
  'audit:read',
  'directory:write',
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** Returns the requested role, or null if the person does not hold it; without a request, their strongest role. */
export function chooseRole(roles: readonly RoleName[], requestedRole: null): RoleName;
export function chooseRole(roles: readonly RoleName[], requestedRole: RoleName | null): RoleName | null;
export function chooseRole(roles: readonly RoleName[], requestedRole: RoleName | null): RoleName | null {
  if (requestedRole) return roles.includes(requestedRole) ? requestedRole : null;
  return roleNames.find((role) => roles.includes(role)) ?? 'Member';
}

/** Returns whether someone who holds these roles leads anything. */
export function leadsAnything(roles: readonly RoleName[]): boolean {
  return roles.some((role) => role !== 'Member');
}
