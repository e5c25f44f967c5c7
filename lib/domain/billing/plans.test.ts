import { describe, expect, it } from 'vitest';
import {
  entitlement,
  hasSubscription,
  type KnownSubscription,
  limitState,
  refusesFrom,
  refusesSeats,
} from '#/lib/domain/billing/plans.ts';

const now = new Date('2026-11-22T12:00:00Z');
const day = (days: number, hours = 0) => new Date(now.getTime() + (days * 24 + hours) * 3_600_000);
const MOMENT = 1 / 3600;

const known = (status: string | null, more: Partial<KnownSubscription> = {}): KnownSubscription => ({
  status,
  currentPeriodEnd: day(200),
  cancelAt: null,
  pastDueSince: null,
  ...more,
});

const free = { plan: 'free', state: 'free', maxUsers: 50, until: null };
const ended = { ...free, state: 'ended' };
const paid = (state: string, until: Date | null) => ({ plan: 'unlimited_yearly', state, maxUsers: null, until });

describe('entitlement', () => {
  it.each([
    ['nobody has ever paid', null, free],
    ['a customer without a subscription', known(null), free],
    ['a first payment that is not made', known('incomplete'), free],
    ['and was never made', known('incomplete_expired'), free],
    ['active', known('active'), paid('active', day(200))],
    ['a trial', known('trialing'), paid('active', day(200))],
    ['active without a period', known('active', { currentPeriodEnd: null }), paid('active', null)],
    ['the period ended and Stripe is silent', known('active', { currentPeriodEnd: day(-1) }), paid('active', day(-1))],
    ['for not quite 72 hours', known('active', { currentPeriodEnd: day(-3, MOMENT) }), paid('active', day(-3, MOMENT))],
    ['for 72 hours', known('active', { currentPeriodEnd: day(-3) }), ended],
    ['cancelled, and paid until then', known('active', { cancelAt: day(200) }), paid('cancels', day(200))],
    ['cancelled, until this moment', known('active', { cancelAt: now }), ended],
    ['a payment has just failed', known('past_due', { pastDueSince: now }), paid('past_due', day(21))],
    ['it failed when nobody looked', known('past_due'), paid('past_due', day(21))],
    [
      'grace for not quite 21 days',
      known('past_due', { pastDueSince: day(-21, MOMENT) }),
      paid('past_due', day(0, MOMENT)),
    ],
    ['grace for 21 days', known('past_due', { pastDueSince: day(-21) }), ended],
    ['past due and cancelled', known('past_due', { pastDueSince: now, cancelAt: day(2) }), paid('past_due', day(2))],
    ['past due, cancelled and over', known('past_due', { pastDueSince: day(-1), cancelAt: day(-1) }), ended],
    ['unpaid', known('unpaid'), ended],
    ['cancelled', known('canceled'), ended],
    ['paused', known('paused'), ended],
    ['a word that Stripe may say one day', known('hibernating'), ended],
  ])('%s', (_what, subscription, expected) => {
    expect(entitlement(subscription, now)).toEqual(expected);
  });
});

describe('hasSubscription', () => {
  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])('%s is changed in the portal', (status) => {
    expect(hasSubscription({ status })).toBe(true);
  });
  it.each([null, 'canceled', 'incomplete', 'incomplete_expired'])('%s is bought anew', (status) => {
    expect(hasSubscription({ status })).toBe(false);
  });
});

describe('seats', () => {
  it('are refused above the limit, 30 days after it was first passed', () => {
    expect(refusesFrom(day(-30))).toEqual(now);
    const seats = { taken: 50, maxUsers: 50, overSince: day(-30) };
    expect(refusesSeats(seats, 1, now)).toBe(true);
    expect(refusesSeats({ ...seats, overSince: day(-30, MOMENT) }, 1, now)).toBe(false);
    expect(refusesSeats({ ...seats, overSince: null }, 1, now)).toBe(false);
  });

  it.each([
    ['the last one is given', { taken: 49, maxUsers: 50 }, 1, false],
    ['two for one are not', { taken: 49, maxUsers: 50 }, 2, true],
    ['whoever has one keeps it', { taken: 80, maxUsers: 50 }, 0, false],
    ['a plan without a limit has enough', { taken: 80_000, maxUsers: null }, 9000, false],
  ])('%s', (_what, seats, more, isRefused) => {
    expect(refusesSeats({ ...seats, overSince: day(-40) }, more, now)).toBe(isRefused);
  });

  it.each([
    [39, 50, 'below'],
    [40, 50, 'near'],
    [50, 50, 'near'],
    [51, 50, 'over'],
    [9000, null, 'below'],
  ])('%d of %s are %s', (taken, maxUsers, state) => {
    expect(limitState(taken, maxUsers)).toBe(state);
  });
});
