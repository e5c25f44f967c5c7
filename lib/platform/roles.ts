/** The four roles, strongest first: the order in which one is chosen for a person who named none. */
export const roleNames = ['Administrator', 'Team Leader', 'Department Leader', 'Member'] as const;

export type RoleName = (typeof roleNames)[number];

/** The role asked for when it is held, else the strongest held; null when a role was asked for that is not held. */
export function chooseRole(held: readonly RoleName[], asked: null): RoleName;
export function chooseRole(held: readonly RoleName[], asked: RoleName | null): RoleName | null;
export function chooseRole(held: readonly RoleName[], asked: RoleName | null): RoleName | null {
  if (asked) return held.includes(asked) ? asked : null;
  return roleNames.find((role) => held.includes(role)) ?? 'Member';
}
