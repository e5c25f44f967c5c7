import type { BillingAccount } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { announceBilling } from '#/lib/domain/billing/account/announce-billing.ts';
import type { NewsKind, PlanState } from '#/lib/domain/billing/constants.ts';
import { notifyAdministratorsOfPlan } from '#/lib/domain/billing/plans/notify-administrators-of-plan.ts';
import { entitlement, limitState, refusesFrom } from '#/lib/domain/billing/plans/plans.ts';
import { countSeats } from '#/lib/domain/billing/seats/count-seats.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Applies what a company's subscription means now; the caller has locked the account. Limits begin and end with the
 * plan, and Administrators are notified of a new state, which is also written to the log, once.
 */
export async function settlePlan(tx: Transaction, ctx: Ctx, account: BillingAccount): Promise<void> {
  const { companyId } = account;
  const now = ctx.clock.now();
  const { state, plan, maxUsers } = entitlement(account, now);
  const { taken: seats } = maxUsers === null ? { taken: 0 } : await countSeats(tx, companyId, now);
  const limit = limitState(seats, maxUsers);
  await tx.billingAccount.update({
    where: { companyId },
    data: {
      state,
      nearSince: limit === 'below' ? null : (account.nearSince ?? now),
      overSince: overSinceOf(account, limit, { isPaid: maxUsers === null, now }),
    },
  });
  if (state === account.state) return;
  const before = account.state as PlanState;
  // No matter who triggers this, the plan changes because the subscription at Stripe did.
  const asStripe = { ...ctx, actor: { kind: 'webhook', source: 'stripe' } as const };
  await recordAct(tx, asStripe, {
    action: 'billing.plan',
    subject: `company:${companyId}`,
    companyId,
    details: { plan, state, before },
  });
  const news = newsOf(state);
  if (news) await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: news });
  await announceBilling(tx, companyId);
}

/** A plan without a limit ends the 30 days; so does being within the limit again before they are over. */
function overSinceOf(
  { overSince }: BillingAccount,
  limit: ReturnType<typeof limitState>,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Date | null {
  if (isPaid) return null;
  if (limit === 'over') return overSince ?? now;
  return overSince && refusesFrom(overSince) <= now ? overSince : null;
}

/** Being back on the free plan without ever having paid is no news. */
function newsOf(state: PlanState): NewsKind | null {
  return state === 'free' ? null : state;
}
