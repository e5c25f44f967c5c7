import {
  FREE_PLAN_USERS,
  NEAR_LIMIT_SHARE,
  type NewsKind,
  OVER_LIMIT_DAYS,
  PAST_DUE_DAYS,
  type PlanId,
  type PlanState,
  SILENCE_HOURS,
} from '#/lib/domain/billing/constants.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A company's subscription, as last read from Stripe; all null if there never was one. */
export interface KnownSubscription {
  status: string | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  pastDueSince: Date | null;
}

export interface Entitlement {
  plan: PlanId;
  state: PlanState;
  /** How many people the plan is for; null for any number. */
  maxUsers: number | null;
  /** If active, when the paid period ends; if cancelled or past due, when the plan ends; otherwise null. */
  until: Date | null;
}

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

const paid = (state: PlanState, until: Date | null): Entitlement => ({
  plan: 'unlimited_yearly',
  state,
  maxUsers: null,
  until,
});
const unpaid = (state: 'free' | 'ended'): Entitlement => ({
  plan: 'free',
  state,
  maxUsers: FREE_PLAN_USERS,
  until: null,
});

/**
 * Returns a company's plan at a moment. A paid plan continues for 72 hours beyond its period if Stripe doesn't answer,
 * and for 21 days after a payment first failed. Any unknown status means the free plan.
 *
 * @example entitlement({ status: 'active', currentPeriodEnd: new Date('2026-12-01'), cancelAt: null, pastDueSince: null },
 *   new Date('2026-12-03')).state // 'active'
 */
export function entitlement(subscription: KnownSubscription | null, now: Date): Entitlement {
  if (!subscription?.status || isUnpaidAttempt(subscription.status)) return unpaid('free');
  const { status, currentPeriodEnd, cancelAt, pastDueSince } = subscription;
  if (cancelAt && cancelAt <= now) return unpaid('ended');
  if (status === 'past_due') {
    const until = earlier(later(pastDueSince ?? now, PAST_DUE_DAYS * DAY_MS), cancelAt);
    return now < until ? paid('past_due', until) : unpaid('ended');
  }
  if (status !== 'active' && status !== 'trialing') return unpaid('ended');
  if (cancelAt) return paid('cancels', cancelAt);
  const isSilent = currentPeriodEnd !== null && later(currentPeriodEnd, SILENCE_HOURS * HOUR_MS) <= now;
  return isSilent ? unpaid('ended') : paid('active', currentPeriodEnd);
}

/** Returns whether a first payment was never made, so there was no plan that could end. */
function isUnpaidAttempt(status: string): boolean {
  return status === 'incomplete' || status === 'incomplete_expired';
}

function earlier(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}

/** Returns whether there is a subscription to change in Stripe's portal, instead of buying a new one. */
export function hasSubscription(subscription: Pick<KnownSubscription, 'status'> | null): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(subscription?.status ?? '');
}

/** A company's seats, and the limit of its plan. */
export interface SeatCount {
  /** How many seats are taken, by people and open invitations, each email address once. */
  seats: number;
  maxUsers: number | null;
  /** Since when more seats are taken than the plan allows; null if they aren't. */
  overSince: Date | null;
}

/** Returns when a company above its limit stops getting new seats. */
export function refusesFrom(overSince: Date): Date {
  return later(overSince, OVER_LIMIT_DAYS * DAY_MS);
}

/**
 * Returns the day that news of a kind mentions: from when seats are refused, or until when the plan continues; null if
 * it has no end.
 */
export function untilOf(
  kind: NewsKind,
  { until }: Pick<Entitlement, 'until'>,
  { overSince, now }: { overSince: Date | null | undefined; now: Date },
): Date | null {
  return kind === 'limit_reached' ? refusesFrom(overSince ?? now) : until;
}

/**
 * Returns whether this many more seats are refused: only above the limit, and only 30 days after it was first exceeded.
 */
export function refusesSeats({ seats, maxUsers, overSince }: SeatCount, more: number, now: Date): boolean {
  if (maxUsers === null || more === 0 || seats + more <= maxUsers) return false;
  return overSince !== null && refusesFrom(overSince) <= now;
}

/** Returns how close to the limit this many seats are. */
export function limitState(seats: number, maxUsers: number | null): 'below' | 'near' | 'over' {
  if (maxUsers === null || seats < maxUsers * NEAR_LIMIT_SHARE) return 'below';
  return seats > maxUsers ? 'over' : 'near';
}
