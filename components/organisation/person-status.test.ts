import { describe, expect, test } from 'vitest';
import { isExpired, statusOf } from '#/components/organisation/person-status.ts';

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
