const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The events that an endpoint can choose. */
export const chosenTypes = [
  'person.joined',
  'person.left',
  'person.suspended',
  'person.restored',
  'person.role_changed',
  'person.team_changed',
  'department.created',
  'department.updated',
  'department.deleted',
  'team.created',
  'team.updated',
  'team.deleted',
  'import.applied',
  'check_in.round_opened',
  'pulse.started',
  'pulse.ended',
  'pulse.results_published',
  'figures.published',
  'report.ready',
  'step.started',
  'step.ended',
  'subscription.changed',
  'key.passed_on',
] as const;

/** The last one is sent to one endpoint, whatever it has chosen. */
export type WebhookType = (typeof chosenTypes)[number] | 'webhook.test';

/** Endpoints per company. */
export const WEBHOOKS_MAX = 5;

/** The prefix of a secret, according to Standard Webhooks. */
export const webhookSecretPrefix = 'whsec_';

/** How long a replaced secret also signs, so that receivers can switch without a gap. */
export const oldSecretMs = DAY_MS;

/** The pauses after each failed attempt. Source: docs/decisions.md, A webhook is tried ten times in three days. */
export const pausesMs = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Attempts per delivery: the first, and one after each pause. */
export const TRIES_MAX = pausesMs.length + 1;

/** The longest pause that a receiver may ask for by `Retry-After`. */
export const retryAfterMaxMs = DAY_MS;

/** An endpoint that has received nothing for this long is switched off. */
export const failingMaxMs = 5 * DAY_MS;

/** Parallel deliveries to one endpoint. */
export const DELIVERIES_AT_ONCE = 4;

/** A job ends after this time, well before the queue gives it up as lost; the sweep continues. */
export const deliveryTurnMs = 5 * MINUTE_MS;

/** After this time, a dead worker's endpoint is free again: longer than one attempt takes. */
export const leaseMs = MINUTE_MS;

/** Characters of an answer that are stored for the administrators. */
export const EXCERPT_MAX = 1000;

/** Deliveries in the list. */
export const DELIVERIES_SHOWN = 50;
