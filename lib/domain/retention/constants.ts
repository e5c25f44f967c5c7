/** How long something is kept after its end, and why not shorter. */
export interface RetentionPeriod {
  days: number;
  /** When its end was. */
  since: string;
  reason: string;
}

/** What is deleted by itself, by table; docs/security.md shows the same list. Source: docs/security.md, Retention. */
export const retentionSchedule = {
  preview_tokens: { days: 1, since: 'ended', reason: 'The activity log says who previewed what.' },
  sessions: { days: 30, since: 'ended', reason: 'Somebody who reports a foreign sign-in late can still be helped.' },
  login_tickets: { days: 1, since: 'expired', reason: 'Spent or lost within two minutes.' },
  mailed_tokens: { days: 30, since: 'expired', reason: 'An old link says that it has expired and offers a new one.' },
  captcha_passes: { days: 1, since: 'expired', reason: 'The puzzle itself is refused after ten minutes.' },
  notifications: { days: 365, since: 'created', reason: 'A year can be looked back on.' },
  invitations: { days: 90, since: 'accepted, revoked or expired', reason: 'One that expired can be sent again.' },
  check_in_rounds: { days: 730, since: 'sent', reason: 'Screens say when a team was last asked: at most yearly.' },
} as const satisfies Record<string, RetentionPeriod>;

export type RetainedTable = keyof typeof retentionSchedule;

/** Pages of 8 KB that one statement looks through: some thousand rows, a few hundredths of a second. */
export const PAGES_PER_CHUNK = 64;
