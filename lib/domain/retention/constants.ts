/** How long something is kept after its end; docs/security.md gives the reasons. */
export interface RetentionPeriod {
  days: number;
  /** What counts as its end. */
  since: string;
}

/** Rows that are deleted automatically, by table. Source: docs/security.md, Retention. */
export const retentionSchedule = {
  preview_tokens: { days: 1, since: 'ended' },
  rate_limits: { days: 0, since: 'over' },
  sessions: { days: 30, since: 'ended' },
  login_tickets: { days: 1, since: 'expired' },
  sign_in_attempts: { days: 1, since: 'expired' },
  saml_assertions: { days: 0, since: 'over' },
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
  actions: { days: 730, since: 'settled, or due if no one looked back' },
  shares: { days: 730, since: 'shared' },
  check_in_rounds: { days: 730, since: 'sent' },
  channel_messages: { days: 30, since: 'sent' },
  push_subscriptions: { days: 180, since: 'last took a notification' },
  webhook_deliveries: { days: 30, since: 'made' },
  erased_companies: { days: 3650, since: 'erased' },
  built_files: { days: 8, since: 'offered by no server' },
} as const satisfies Record<string, RetentionPeriod>;

export type RetainedTable = keyof typeof retentionSchedule;

/** How many pages of 8 KB one statement scans: some thousand rows, in a few hundredths of a second. */
export const PAGES_PER_CHUNK = 64;

/** For how many months a company keeps something: by default, at least and at most. */
interface CompanyPeriod {
  months: number;
  least: number;
  most: number;
}

/** What a company keeps for a period of its choice, in the order of screens. Source: docs/security.md, Retention. */
export const companyRetention = {
  'check-ins': { months: 24, least: 6, most: 36 },
  'check-in-texts': { months: 24, least: 3, most: 36 },
  'pulse-texts': { months: 24, least: 3, most: 36 },
  posts: { months: 24, least: 3, most: 36 },
  activity: { months: 24, least: 12, most: 84 },
  suspended: { months: 6, least: 1, most: 24 },
} as const satisfies Record<string, CompanyPeriod>;

export type RetentionKind = keyof typeof companyRetention;
export const retentionKinds = Object.keys(companyRetention) as [RetentionKind, ...RetentionKind[]];

/**
 * After how many days a shorter period applies; leaders are notified immediately. Source: docs/security.md, Retention.
 */
export const SHORTENING_DAYS = 7;
/** After how many days the default periods apply in a company without any. Source: docs/security.md, Retention. */
export const ANNOUNCED_DAYS = 60;
/** Rows deleted per statement. */
export const ROWS_PER_CHUNK = 1000;
