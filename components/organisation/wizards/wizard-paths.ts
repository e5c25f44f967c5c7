/** Where a creation wizard lives. */
export const wizardPaths = { team: '/teamCreate', department: '/departmentCreate' } as const;
