import { describe, expect, it } from 'vitest';
import {
  entitlement,
  hasSubscription,
  type KnownSubscription,
  limitState,
  refusesFrom,
  refusesSeats,
} from '#/lib/domain/billing/plans/plans.ts';

const now = new Date('2026-11-22T12:00:00Z');
const day = (days: number, hours = 0) => new Date(now.getTime() + (days * 24 + hours) * 3_600_000);
const MOMENT = 1 / 3600;

const subscriptionWith = (status: string | null, more: Partial<KnownSubscription> = {}): KnownSubscription => ({
  status,
  currentPeriodEnd: day(200),
  cancelAt: null,
  pastDueSince: null,
  ...more,
});

const free = { plan: 'free', state: 'free', maxUsers: 50, until: null };
const ended = { ...free, state: 'ended' };
const paid = (state: string, until: Date | null) => ({ plan: 'unlimited_yearly', state, maxUsers: null, until });

describe('a plan’s entitlement', () => {
  it.each([
    ['no company has ever paid', null, free],
    ['a customer without a subscription', subscriptionWith(null), free],
    ['a first payment that is not made', subscriptionWith('incomplete'), free],
    ['and was never made', subscriptionWith('incomplete_expired'), free],
    ['active', subscriptionWith('active'), paid('active', day(200))],
    ['a trial', subscriptionWith('trialing'), paid('active', day(200))],
    ['active without a period', subscriptionWith('active', { currentPeriodEnd: null }), paid('active', null)],
    [
      'the period ended and Stripe is silent',
      subscriptionWith('active', { currentPeriodEnd: day(-1) }),
      paid('active', day(-1)),
    ],
    [
      'for not quite 72 hours',
      subscriptionWith('active', { currentPeriodEnd: day(-3, MOMENT) }),
      paid('active', day(-3, MOMENT)),
    ],
    ['for 72 hours', subscriptionWith('active', { currentPeriodEnd: day(-3) }), ended],
    ['cancelled, and paid until then', subscriptionWith('active', { cancelAt: day(200) }), paid('cancels', day(200))],
    ['cancelled, until this moment', subscriptionWith('active', { cancelAt: now }), ended],
    ['a payment has just failed', subscriptionWith('past_due', { pastDueSince: now }), paid('past_due', day(21))],
    ['it failed when no one looked', subscriptionWith('past_due'), paid('past_due', day(21))],
    [
      'grace for not quite 21 days',
      subscriptionWith('past_due', { pastDueSince: day(-21, MOMENT) }),
      paid('past_due', day(0, MOMENT)),
    ],
    ['grace for 21 days', subscriptionWith('past_due', { pastDueSince: day(-21) }), ended],
    [
      'past due and cancelled',
      subscriptionWith('past_due', { pastDueSince: now, cancelAt: day(2) }),
      paid('past_due', day(2)),
    ],
    ['past due, cancelled and over', subscriptionWith('past_due', { pastDueSince: day(-1), cancelAt: day(-1) }), ended],
    ['unpaid', subscriptionWith('unpaid'), ended],
    ['cancelled', subscriptionWith('canceled'), ended],
    ['paused', subscriptionWith('paused'), ended],
    ['a word that Stripe may say one day', subscriptionWith('hibernating'), ended],
  ])('%s', (_what, subscription, expected) => {
    expect(entitlement(subscription, now)).toEqual(expected);
  });
});

describe('a subscription', () => {
  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])('that is %s is changed in the portal', (status) => {
    expect(hasSubscription({ status })).toBe(true);
  });
  it.each([null, 'canceled', 'incomplete', 'incomplete_expired'])(
    'that is %s doesn’t count, so the company can buy a plan again',
    (status) => {
      expect(hasSubscription({ status })).toBe(false);
    },
  );
});

describe('the seats of a plan', () => {
  it('are refused above the limit, 30 days after it was first passed', () => {
    expect(refusesFrom(day(-30))).toEqual(now);
    const atLimit = { seats: 50, maxUsers: 50, overSince: day(-30) };
    expect(refusesSeats(atLimit, 1, now)).toBe(true);
    expect(refusesSeats({ ...atLimit, overSince: day(-30, MOMENT) }, 1, now)).toBe(false);
    expect(refusesSeats({ ...atLimit, overSince: null }, 1, now)).toBe(false);
  });

  it.each([
    ['the last one is given', { seats: 49, maxUsers: 50 }, 1, false],
    ['two for one are not', { seats: 49, maxUsers: 50 }, 2, true],
    ['a person who has one keeps it', { seats: 80, maxUsers: 50 }, 0, false],
    ['a plan without a limit has enough', { seats: 80_000, maxUsers: null }, 9000, false],
  ])('%s', (_what, count, more, isRefused) => {
    expect(refusesSeats({ ...count, overSince: day(-40) }, more, now)).toBe(isRefused);
  });

  it.each([
    [39, 50, 'below'],
    [40, 50, 'near'],
    [50, 50, 'near'],
    [51, 50, 'over'],
    [9000, null, 'below'],
  ])('%d of %s are %s', (seats, maxUsers, state) => {
    expect(limitState(seats, maxUsers)).toBe(state);
  });
});
