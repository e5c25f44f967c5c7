import type { AlertKind } from '#/lib/domain/billing/constants.ts';
import type { UserActor } from '#/lib/platform/context.ts';

/** Whether this person sees and changes what the company pays. */
export function canManageBilling({ role }: Pick<UserActor, 'role'>): boolean {
  return role === 'Administrator';
}

/** Whether this person is shown an alert: everybody those about seats, Administrators those about money as well. */
export function canSeeAlert(actor: Pick<UserActor, 'role'>, kind: AlertKind): boolean {
  return kind === 'near_limit' || kind === 'limit_reached' || canManageBilling(actor);
}
