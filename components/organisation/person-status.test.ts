import { describe, expect, test } from 'vitest';
import { haveStatus, isExpired, shownStatusOf, statusOf } from '#/components/organisation/person-status.ts';

const now = Date.parse('2026-05-04T12:00:00Z');

describe('statusOf', () => {
  test.each([
    [false, false, 'Invitation Sent'],
    [false, true, 'Invitation Sent'],
    [true, false, 'Incomplete Onboarding'],
    [true, true, 'Active'],
  ])('status %s, onboarding %s is %s', (status, onboarding, expected) => {
    expect(statusOf({ status, onboarding, expiresAt: null })).toBe(expected);
  });
});

test('a suspended person has no other status', () => {
  expect(statusOf({ status: true, isSuspended: true, onboarding: true, expiresAt: null })).toBe('Suspended');
});

test.each([
  [{ status: false, expiresAt: '2026-05-04T11:00:00Z' }, 'expired'],
  [{ status: false, expiresAt: '2026-05-04T13:00:00Z' }, 'Invitation Sent'],
  [{ status: false, expiresAt: '2026-05-04T11:00:00Z', isUndelivered: true }, 'undelivered'],
  [{ status: true, expiresAt: null, isUndelivered: true, isSuspended: true }, 'Suspended'],
  [{ status: true, expiresAt: null }, 'Incomplete Onboarding'],
])('%j shows one status: %s', (standing, expected) => {
  expect(shownStatusOf({ onboarding: false, ...standing }, now)).toBe(expected);
});

test.each([
  [[], false],
  [[{}], false],
  [[{}, { onboarding: false }], true],
  [[{}, { status: false }], true],
  [[{}, { isUndelivered: true }], true],
  [[{}, { isSuspended: true }], true],
])('a list with %j has a column for the status: %s', (rows, expected) => {
  const active = { status: true, onboarding: true, expiresAt: null };
  expect(haveStatus(rows.map((row) => ({ ...active, ...row })))).toBe(expected);
});

describe('isExpired', () => {
  test.each([
    [false, '2026-05-04T12:00:00Z', true],
    [false, '2026-05-04T12:00:01Z', false],
    [false, null, false],
    [true, '2026-05-01T12:00:00Z', false],
  ])('account %s with a term until %s: %s', (status, expiresAt, expected) => {
    expect(isExpired({ status, onboarding: false, expiresAt }, now)).toBe(expected);
  });
});
