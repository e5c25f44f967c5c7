import { announceBilling, lockBillingAccount } from '#/lib/domain/billing/account/billing-account.service.ts';
import { notifyAdministratorsOfPlan } from '#/lib/domain/billing/plans/notify-administrators-of-plan.ts';
import { entitlement, limitState, refusesSeats } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/seat.service.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

interface Newcomers {
  companyId: number;
  /** The places people are invited to; they are locked before the seats, as everywhere. */
  places: readonly Place[];
  /** In lower case. Email addresses with an account or an open invitation already have a seat. */
  emails: readonly string[];
  invitedById: number | null;
}

/**
 * Takes a seat of the company's plan for each email address without one. Calls of one company run one at a time, and
 * the caller stores the invitations in the same transaction. Above the plan's limit, administrators are notified once;
 * 30 days later it throws `forbidden`.
 */
export async function takeSeats(
  tx: Transaction,
  ctx: Ctx,
  { companyId, places, emails, invitedById }: Newcomers,
): Promise<void> {
  if (!hasStripe() || emails.length === 0) return;
  const now = ctx.clock.now();
  const unlockedAccount = await tx.billingAccount.findUnique({ where: { companyId } });
  if (entitlement(unlockedAccount, now).maxUsers === null) return;
  await lockPlaces(tx, places, [invitedById]);
  const account = await lockBillingAccount(tx, companyId);
  const { maxUsers } = entitlement(account, now);
  if (maxUsers === null) return;
  const { taken: seats, more } = await countSeats(tx, companyId, now, emails);
  if (refusesSeats({ seats, maxUsers, overSince: account.overSince }, more, now))
    throw forbidden(message('billing.answers.planFull', { max: maxUsers }));
  const state = limitState(seats + more, maxUsers);
  if (state === 'over' && !account.overSince) {
    await tx.billingAccount.update({
      where: { companyId },
      data: { overSince: now, nearSince: account.nearSince ?? now },
    });
    await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: 'limit_reached' });
  } else if (state === 'near' && !account.nearSince) {
    await tx.billingAccount.update({ where: { companyId }, data: { nearSince: now } });
    await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: 'near_limit' });
  }
  if (more > 0) await announceBilling(tx, companyId);
}
