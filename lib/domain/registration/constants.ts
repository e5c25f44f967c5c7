/** Registrations of one address, of a company or by a share link, no matter who types it in. */
export const registrationLimit = { name: 'registration', points: 10, seconds: 3600 } as const;
