export const invitationLifeDays = 7;

/** Email addresses one person can invite per day: enough to set up a large team, too few to send advertising. */
export const invitationLimit = { name: 'invitations', points: 200, seconds: 24 * 3600 } as const;

/** Invitations that a company on the free plan sends by form per day, however many accounts it uses. */
export const freeCompanyInvitationLimit = { ...invitationLimit, name: 'free-company-invitations' } as const;

/** The limit in a free company's first 24 hours: one invitation for each person of the plan. */
export const newFreeCompanyInvitationLimit = {
  ...invitationLimit,
  name: 'free-company-invitations-new',
  points: 50,
} as const;

/** An invitation repeated within this time is a second press of the button, and not another invitation. */
export const INVITATION_REPEAT_MS = 10_000;

/**
 * Invitation emails one email address gets per day from all companies together: enough for mistakes, too few to annoy.
 */
export const invitedAddressLimit = { name: 'invited-address', points: 3, seconds: 24 * 3600 } as const;

/**
 * How many share links one person may join by per day. Source: docs/decisions.md, A day's limits can't be reached by
 * hand.
 */
export const linkJoinLimit = { name: 'link-joins', points: 50, seconds: 24 * 3600 } as const;

/**
 * How often one email address may ask to become an administrator by share link, no matter who types it in and how
 * requests end.
 */
export const administratorRequestLimit = { name: 'administrator-requests', points: 5, seconds: 7 * 24 * 3600 } as const;

/** People of one company who may wait for approval: more than a company needs, few enough to look through. */
export const waitingAdministratorsMax = 20;

/** The prefix of an invitation's token. */
export const invitationTokenPrefix = 'inv_';
