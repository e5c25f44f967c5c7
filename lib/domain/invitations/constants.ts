export const invitationLifeDays = 7;

/** Addresses one person may invite in a day; enough to set up a large team, too few to send advertising. */
export const invitationLimit = { name: 'invitations', points: 200, seconds: 24 * 3600 } as const;

/** Share links one person may join by in a day. Source: product decision. */
export const linkJoinLimit = { name: 'link-joins', points: 50, seconds: 24 * 3600 } as const;
