import { describe, expect, it } from 'vitest';
import { canRemoveIdentity } from '#/lib/domain/accounts/providers/providers.policy.ts';

const google = { id: 1, provider: 'google' };
const microsoft = { id: 2, provider: 'microsoft' };

describe('removing a connected account', () => {
  it.each([
    ['with a password, the only one', true, [google], ['google'], true],
    ['with a password, one no longer offered', true, [google], [], true],
    ['without a password, the only one', false, [google], ['google'], false],
    ['without a password, one of two', false, [google, microsoft], ['google', 'microsoft'], true],
    ['without a password, where the other is no longer offered', false, [google, microsoft], ['google'], false],
    ['without a password, an unusable one next to a usable one', false, [google, microsoft], ['microsoft'], true],
  ])('%s', (_, hasPassword, identities, offered, allowed) => {
    expect(canRemoveIdentity({ hasPassword, identities, offered }, google.id)).toBe(allowed);
  });
});
