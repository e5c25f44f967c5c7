/**
 * How many people the free plan is for: ten groups of the minimum size. Source: docs/decisions.md, The free plan is for
 * 50 people.
 */
export const FREE_PLAN_USERS = 50;

/**
 * From this share of the limit, people are warned. Source: docs/decisions.md, Only administrators see banners about
 * money.
 */
export const NEAR_LIMIT_SHARE = 0.8;

/**
 * Days above the limit before anything is refused. Source: docs/decisions.md, Above the plan's limit nothing is refused
 * for 30 days.
 */
export const OVER_LIMIT_DAYS = 30;

/**
 * Days that a plan continues after the first failed payment. Source: docs/decisions.md, A plan that ends takes away no
 * one's access.
 */
export const PAST_DUE_DAYS = 21;

/**
 * Hours that a plan continues beyond its paid period if Stripe doesn't answer. Source: docs/decisions.md, A plan that
 * ends takes away no one's access.
 */
export const SILENCE_HOURS = 72;

/** How long a checkout page is open; Stripe allows no less than 30 minutes. */
export const CHECKOUT_MINUTES = 31;

export const planIds = ['free', 'unlimited_yearly'] as const;
export type PlanId = (typeof planIds)[number];

/** The states of a company's plan. `ended`: it had the paid plan, and now has the free one. */
export const planStates = ['free', 'active', 'cancels', 'past_due', 'ended'] as const;
export type PlanState = (typeof planStates)[number];

/** The kinds of banners; only administrators see those about money. */
export const alertKinds = ['near_limit', 'limit_reached', 'past_due', 'cancels', 'ended'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** News about the plan that administrators also get by email. */
export const mailedKinds = ['limit_reached', 'past_due', 'cancels', 'ended', 'active'] as const;
export type MailedKind = (typeof mailedKinds)[number];
/** News about the plan, for administrators; a limit that is near causes no email. */
export type NewsKind = 'near_limit' | MailedKind;

/** Stripe's events that make us read the subscription. */
export const heardEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.deleted',
]);

/** The page that shows and changes the plan. */
export const MEMBERSHIP_PATH = '/profile?section=membership';

/** Events have a few kilobytes; a subscription with a long history has more. */
export const EVENT_BYTES_MAX = 512 * 1024;
