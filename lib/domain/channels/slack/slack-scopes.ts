/** The rights we ask for: to write to each person and to find them by their address; none to read messages. */
export const slackScopes = ['chat:write', 'im:write', 'users:read', 'users:read.email'] as const;
