/** Registrations of one email address, for a company or by share link, no matter who types it in. */
export const registrationLimit = { name: 'registration', points: 10, seconds: 3600 } as const;
