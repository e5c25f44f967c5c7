export const invitationLifeDays = 7;

/** Addresses one person can invite in a day; enough to set up a large team, too few to send advertising. */
export const invitationLimit = { name: 'invitations', points: 200, seconds: 24 * 3600 } as const;

/** Invitations that all of a company on the free plan send by form in a day, so that more accounts send no more. */
export const freeCompanyInvitationLimit = { ...invitationLimit, name: 'free-company-invitations' } as const;

/** The same in its first 24 hours: one for each person of the plan. */
export const newFreeCompanyInvitationLimit = {
  ...invitationLimit,
  name: 'free-company-invitations-new',
  points: 50,
} as const;

/** An invitation repeated within this time is a second press of the same button, not a second wish. */
export const INVITATION_REPEAT_MS = 10_000;

/** Invitation mails one address gets in a day from all companies together: enough for mistakes, too few to annoy. */
export const invitedAddressLimit = { name: 'invited-address', points: 3, seconds: 24 * 3600 } as const;

/**
 * Share links one person may join by in a day.
 * Source: docs/decisions.md, Nobody reaches a day's limits by hand.
 */
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
