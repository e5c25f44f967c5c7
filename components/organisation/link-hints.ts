/** The effect of a share link or a deletion, by its place. Source: product specification. */
export const linkHints = {
  company:
    'People with this link can sign up and view all teams and departments. An administrator has to approve them first.',
  departmentLeader: 'Department leaders with this link can sign up and create their own department.',
  teamLeader: 'Team leaders with this link can sign up and create their own team.',
  department: 'Team leaders with this link can sign up within this department.',
  team: 'Members with this link can sign up within this team.',
} as const;

export const deletionHints = {
  department: 'Permanently delete your department.',
  team: 'Permanently delete your team.',
} as const;

/** The effect on the links that a person knows who loses a role or leaves. */
export const linkRenewals = {
  company:
    'They know the company’s share links, so all three are replaced: copies stop working. Administrators they invited have to be invited again.',
  department: 'The leader before knows the department link, so it is replaced: copies stop working.',
  team: 'They know the team link, so it is replaced: copies stop working.',
} as const;
