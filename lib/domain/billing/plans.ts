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

/** What is known of a company's subscription, as Stripe said last; all null where there has never been one. */
export interface KnownSubscription {
  status: string | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  pastDueSince: Date | null;
}

export interface Entitlement {
  plan: PlanId;
  state: PlanState;
  /** How many people it is for; null for any number. */
  maxUsers: number | null;
  /** Active: when the paid period ends. Cancels, past due: when the plan ends. Else null. */
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
 * Returns what a company may do at a moment. A paid plan goes on for 72 hours beyond its period while Stripe does not
 * say what came then, and for 21 days after a payment first failed. Any status that is not known is the free plan.
 *
 * @example entitlement({ status: 'active', currentPeriodEnd: 2026-12-01, cancelAt: null, pastDueSince: null }, 2026-12-03)
 * // { plan: 'unlimited_yearly', state: 'active', maxUsers: null, until: 2026-12-01 }
 */
export function entitlement(known: KnownSubscription | null, now: Date): Entitlement {
  if (!known?.status || isUnpaidAttempt(known.status)) return unpaid('free');
  const { status, currentPeriodEnd, cancelAt, pastDueSince } = known;
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

/** A first payment that was never made: there was no plan that could end. */
function isUnpaidAttempt(status: string): boolean {
  return status === 'incomplete' || status === 'incomplete_expired';
}

function earlier(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}

/** Whether there is a subscription that is changed in Stripe's portal rather than bought anew. */
export function hasSubscription(known: Pick<KnownSubscription, 'status'> | null): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(known?.status ?? '');
}

/** How the people of a company and its open invitations stand to the limit of its plan. */
export interface SeatCount {
  /** Seats that are taken: people and open invitations, each address once. */
  taken: number;
  maxUsers: number | null;
  /** Since when there are more than the plan is for; null while there are not. */
  overSince: Date | null;
}

/** The moment from which on a company above its limit gets no new seats. */
export function refusesFrom(overSince: Date): Date {
  return later(overSince, OVER_LIMIT_DAYS * DAY_MS);
}

/** The day that news of a kind names: from when on seats are refused, or until when the plan goes on. */
export function untilOf(
  kind: NewsKind,
  { until }: Pick<Entitlement, 'until'>,
  { overSince, now }: { overSince: Date | null | undefined; now: Date },
): Date | null {
  return kind === 'limit_reached' ? refusesFrom(overSince ?? now) : until;
}

/** Whether so many more seats are refused: only above the limit, and only 30 days after it was first passed. */
export function refusesSeats({ taken, maxUsers, overSince }: SeatCount, more: number, now: Date): boolean {
  if (maxUsers === null || more === 0 || taken + more <= maxUsers) return false;
  return overSince !== null && refusesFrom(overSince) <= now;
}

/** How near the limit so many seats are. */
export function limitState(taken: number, maxUsers: number | null): 'below' | 'near' | 'over' {
  if (maxUsers === null || taken < maxUsers * NEAR_LIMIT_SHARE) return 'below';
  return taken > maxUsers ? 'over' : 'near';
}
