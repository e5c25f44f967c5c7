/** Returns the name of a person's live room, which all their sessions join. */
export const userRoom = (userId: number): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Returns the room for changes of a team's dashboard. */
export const teamDashboardRoom = (teamId: number): string => `team:${teamId}:dashboard`;

/** Returns the room for new messages in a team's chat box. */
export const teamPostsRoom = (teamId: number): string => `team:${teamId}:posts`;

/** Returns the room for changes of the company's plan and of its distance to the limit. */
export const billingRoom = (companyId: number): string => `company:${companyId}:billing`;
