/** What a share link or a deletion does, by its place. Source: product specification. */
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
