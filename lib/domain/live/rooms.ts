/** Live rooms of a person and of one of their sessions. */
export const userRoom = (userId: number): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Hears that the figures of a team's dashboard may have changed. */
export const teamDashboardRoom = (teamId: number): string => `team:${teamId}:dashboard`;

/** Hears that somebody wrote in the chat box of a team. */
export const teamPostsRoom = (teamId: number): string => `team:${teamId}:posts`;

/** Hears that the company's plan, or how it stands to its limit, may have changed. */
export const billingRoom = (companyId: number): string => `company:${companyId}:billing`;
