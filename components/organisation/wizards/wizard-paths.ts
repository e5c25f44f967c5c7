/** The paths of the creation wizards. */
export const wizardPaths = { team: '/teamCreate', department: '/departmentCreate' } as const;
