/** The four roles, strongest first: the order in which one is chosen for a person who named none. */
export const roleNames = ['Administrator', 'Team Leader', 'Department Leader', 'Member'] as const;

export type RoleName = (typeof roleNames)[number];
