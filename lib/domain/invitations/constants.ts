export const invitationLifeDays = 7;

/** Addresses one person may invite in a day; enough to set up a large team, too few to send advertising. */
export const invitationLimit = { name: 'invitations', points: 200, seconds: 24 * 3600 } as const;

/** Share links one person may join by in a day. Source: docs/decisions.md, Accounts and invitations. */
export const linkJoinLimit = { name: 'link-joins', points: 50, seconds: 24 * 3600 } as const;

/**
 * How often one address may ask to become an Administrator by the share link, no matter who types it in and how the
 * request ends.
 */
export const administratorRequestLimit = { name: 'administrator-requests', points: 5, seconds: 7 * 24 * 3600 } as const;

/** People of one company who may wait to be approved at once: more than a company needs, few enough to look through. */
export const waitingAdministratorsMax = 20;

/** The prefix of an invitation's token. */
export const invitationTokenPrefix = 'inv_';
