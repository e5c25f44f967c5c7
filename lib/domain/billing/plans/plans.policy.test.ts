import { expect, it } from 'vitest';
import { alertKinds } from '#/lib/domain/billing/constants.ts';
import { canManageBilling, canSeeAlert } from '#/lib/domain/billing/plans/plans.policy.ts';
import { roleNames } from '#/lib/platform/roles.ts';

it.each(roleNames)('%s sees what the role may see', (role) => {
  const isAdministrator = role === 'Administrator';
  expect(canManageBilling({ role })).toBe(isAdministrator);
  const visibleKinds = alertKinds.filter((kind) => canSeeAlert({ role }, kind));
  expect(visibleKinds).toEqual(isAdministrator ? [...alertKinds] : ['near_limit', 'limit_reached']);
});
