/** How long something is kept after its end; docs/security.md gives the reasons. */
export interface RetentionPeriod {
  days: number;
  /** When its end was. */
  since: string;
}

/** The rows that are deleted automatically, by table. Source: docs/security.md, Retention. */
export const retentionSchedule = {
  preview_tokens: { days: 1, since: 'ended' },
  rate_limits: { days: 0, since: 'over' },
  sessions: { days: 30, since: 'ended' },
  login_tickets: { days: 1, since: 'expired' },
  mailed_tokens: { days: 30, since: 'expired' },
  api_keys: { days: 365, since: 'revoked or ended' },
  captcha_passes: { days: 1, since: 'expired' },
  notifications: { days: 365, since: 'created' },
  mornings: { days: 7, since: 'their day' },
  invitations: { days: 90, since: 'accepted, revoked or expired' },
  pulses: { days: 30, since: 'deleted' },
  pulse_recipients: { days: 30, since: 'their round closed' },
  stripe_events: { days: 30, since: 'received' },
  checkout_attempts: { days: 730, since: 'created' },
  feedback: { days: 365, since: 'sent' },
  stored_images: { days: 1, since: 'added to a form that was not sent' },
  coach_items: { days: 365, since: 'written' },
  actions: { days: 730, since: 'settled, or due where nobody looked back' },
  posts: { days: 730, since: 'posted' },
  check_in_rounds: { days: 730, since: 'sent' },
  channel_messages: { days: 30, since: 'sent' },
  built_files: { days: 8, since: 'offered by no server' },
} as const satisfies Record<string, RetentionPeriod>;

export type RetainedTable = keyof typeof retentionSchedule;

/** Pages of 8 KB that one statement looks through: some thousand rows, a few hundredths of a second. */
export const PAGES_PER_CHUNK = 64;
