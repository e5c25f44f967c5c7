/** The live rooms of a person and of one of their sessions. */
export const userRoom = (userId: number): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The room for changes of a team's dashboard. */
export const teamDashboardRoom = (teamId: number): string => `team:${teamId}:dashboard`;

/** The room for new messages in a team's chat box. */
export const teamPostsRoom = (teamId: number): string => `team:${teamId}:posts`;

/** The room for changes of the company's plan and of its distance to the limit. */
export const billingRoom = (companyId: number): string => `company:${companyId}:billing`;
