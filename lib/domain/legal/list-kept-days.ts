import { importRetention } from '#/lib/domain/people/constants.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import { type RetainedTable, retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { QUEUE_RETENTION_DAYS } from '#/lib/platform/jobs.ts';

export type KeptThing = RetainedTable | 'imports' | 'reports' | 'jobs';

const keptDays = {
  posts: retentionSchedule.posts.days,
  notifications: retentionSchedule.notifications.days,
  coach_items: retentionSchedule.coach_items.days,
  feedback: retentionSchedule.feedback.days,
  sessions: retentionSchedule.sessions.days,
  invitations: retentionSchedule.invitations.days,
  mailed_tokens: retentionSchedule.mailed_tokens.days,
  pulse_recipients: retentionSchedule.pulse_recipients.days,
  pulses: retentionSchedule.pulses.days,
  check_in_rounds: retentionSchedule.check_in_rounds.days,
  stored_images: retentionSchedule.stored_images.days,
  imports: importRetention.rowDays,
  reports: reportRetention.contentHours / 24,
  jobs: QUEUE_RETENTION_DAYS,
  login_tickets: retentionSchedule.login_tickets.days,
  captcha_passes: retentionSchedule.captcha_passes.days,
  preview_tokens: retentionSchedule.preview_tokens.days,
  mornings: retentionSchedule.mornings.days,
  rate_limits: retentionSchedule.rate_limits.days,
  stripe_events: retentionSchedule.stripe_events.days,
  checkout_attempts: retentionSchedule.checkout_attempts.days,
} as const satisfies Record<KeptThing, number>;

/** Returns the days that the privacy notice names for each thing that is deleted automatically, most personal first. */
export function listKeptDays(): Record<KeptThing, number> {
  return keptDays;
}
