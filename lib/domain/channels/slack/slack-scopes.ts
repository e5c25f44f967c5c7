/** The rights we ask for: to write to single people and to find them by email address, but not to read messages. */
export const slackScopes = ['chat:write', 'im:write', 'users:read', 'users:read.email'] as const;
