/** Live rooms of a person and of one of their sessions. */
export const userRoom = (userId: number): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The room of changes of a team's dashboard. */
export const teamDashboardRoom = (teamId: number): string => `team:${teamId}:dashboard`;

/** The room of new posts in the chat box of a team. */
export const teamPostsRoom = (teamId: number): string => `team:${teamId}:posts`;

/** The room of changes of the company's plan and of its distance to the limit. */
export const billingRoom = (companyId: number): string => `company:${companyId}:billing`;
