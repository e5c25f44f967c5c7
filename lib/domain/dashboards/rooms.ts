/** Hears that the figures of a team's dashboard may have changed. */
export const teamDashboardRoom = (teamId: number): string => `team:${teamId}:dashboard`;
