import type { AlertKind } from '#/lib/domain/billing/constants.ts';
import type { UserActor } from '#/lib/platform/context.ts';

/** Returns whether this person may see and change the company's plan. */
export function canManageBilling({ role }: Pick<UserActor, 'role'>): boolean {
  return role === 'Administrator';
}

/**
 * Returns whether this person sees an alert: everyone sees alerts about seats, only administrators those about money.
 */
export function canSeeAlert(actor: Pick<UserActor, 'role'>, kind: AlertKind): boolean {
  return kind === 'near_limit' || kind === 'limit_reached' || canManageBilling(actor);
}
