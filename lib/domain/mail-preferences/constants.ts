/**
 * Why someone wants no more check-in emails; the first is preselected.
 * Source: docs/decisions.md, Unsubscribing asks why and waits for no answer.
 */
export const unsubscribeReasons = [
  { id: 1, name: 'tooMany' },
  { id: 2, name: 'notUseful' },
  { id: 3, name: 'otherWay' },
  { id: 4, name: 'leftWork' },
  { id: 5, name: 'neverSignedUp' },
  { id: 6, name: 'other' },
] as const;

/** The reason stored for someone who gave none. */
export const OTHER_REASON_ID = 6;

/** How many characters the text with a reason may have. */
export const REASON_TEXT_LENGTH_MAX = 500;

/**
 * Returns where an administrator corrects the email address of an invited person: the person's sheet in the list of
 * people.
 */
export const correctionHref = (email: string): `/${string}` =>
  `/companyManagement?tab=people&invited=${encodeURIComponent(email)}`;

/**
 * The emails that can be turned off, with the prefix of the token for it and the event in the activity log. Pulses are
 * turned off with check-ins.
 */
export const mailKinds = {
  'check-ins': { tokenPrefix: 'uns_', stop: 'check-in-mails.stop', resume: 'check-in-mails.resume' },
  brief: { tokenPrefix: 'unb_', stop: 'brief-mails.stop', resume: 'brief-mails.resume' },
} as const;

export type MailKind = keyof typeof mailKinds;
