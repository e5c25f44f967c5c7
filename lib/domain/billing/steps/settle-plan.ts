import type { BillingAccount } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/steps/record-act.ts';
import type { NewsKind, PlanState } from '#/lib/domain/billing/constants.ts';
import { entitlement, limitState, refusesFrom } from '#/lib/domain/billing/plans.ts';
import { announceBilling } from '#/lib/domain/billing/steps/announce-billing.ts';
import { countSeats } from '#/lib/domain/billing/steps/count-seats.ts';
import { tellAdministratorsOfPlan } from '#/lib/domain/billing/steps/tell-administrators-of-plan.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Draws the consequences of what is known of a company's subscription now, its account locked by the caller: limits begin
 * and end with the plan, and a state that Administrators have not been told of yet is told and noted in the log, once.
 */
export async function settlePlan(tx: Transaction, ctx: Ctx, account: BillingAccount): Promise<void> {
  const { companyId } = account;
  const now = ctx.clock.now();
  const { state, plan, maxUsers } = entitlement(account, now);
  const { taken } = maxUsers === null ? { taken: 0 } : await countSeats(tx, companyId, now);
  const limit = limitState(taken, maxUsers);
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
  // Whoever has it asked for, what a plan becomes is what its subscription has become.
  const asStripe = { ...ctx, actor: { kind: 'webhook', source: 'stripe' } as const };
  await recordAct(tx, asStripe, {
    action: 'billing.plan',
    subject: `company:${companyId}`,
    companyId,
    details: { plan, state, before },
  });
  const news = newsOf(state);
  if (news) await tellAdministratorsOfPlan(tx, ctx, { companyId, kind: news });
  await announceBilling(tx, companyId);
}

/** A plan without a limit ends the 30 days; so does a company that is within the limit again before they are over. */
function overSinceOf(
  { overSince }: BillingAccount,
  limit: ReturnType<typeof limitState>,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Date | null {
  if (isPaid) return null;
  if (limit === 'over') return overSince ?? now;
  return overSince && refusesFrom(overSince) <= now ? overSince : null;
}

/** Back on the free plan without ever having paid is no news. */
function newsOf(state: PlanState): NewsKind | null {
  return state === 'free' ? null : state;
}
