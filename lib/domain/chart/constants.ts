/** People in one answer of objects; a company of more is asked for packed, or team by team. Source: product decision. */
export const CHART_OBJECTS_MAX = 2000;

/** The colours of departments, in turn: behind a title, and of the title itself. Source: product decision. */
export const departmentPalettes = [
  { mainColor: '#e8eefb', titleColor: '#2451b8' },
  { mainColor: '#fbefd6', titleColor: '#7d5200' },
  { mainColor: '#dff2f0', titleColor: '#1d655f' },
  { mainColor: '#f6e6f0', titleColor: '#74255a' },
] as const;

/** The colours of what belongs to no department. */
export const plainPalette = { mainColor: '#eceeef', titleColor: '#4d5561' } as const;

/** Where a card stands, as its title says: role, department, team or member. Source: product specification. */
export const LEVEL = { administrator: 1, department: 2, team: 3, member: 4 } as const;

/** What somebody is in a place of the chart. */
export const placeRoles = ['Administrator', 'Department Leader', 'Team Leader', 'Secondary Leader', 'Member'] as const;
