import { findPlanAlert } from '#/lib/domain/billing/plans/find-plan-alert.ts';
import { entitlement } from '#/lib/domain/billing/plans/plans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

/** Returns the state of the company's plan, as far as it concerns the caller. */
export async function getPaymentStatus(ctx: UserCtx) {
  const companyId = ctx.company.id;
  const [alertData, account, teams, userCount] = await Promise.all([
    findPlanAlert(ctx),
    ctx.db.billingAccount.findUnique({ where: { companyId } }),
    ctx.db.team.count({ where: { companyId, completedAt: { not: null } } }),
    ctx.db.user.count({ where: { companyId, confirmedAt: { not: null }, blockedAt: null } }),
  ]);
  const { maxUsers, plan } = entitlement(account, ctx.clock.now());
  return {
    alertData,
    hasTeams: teams > 0,
    maxPlanUserCount: hasStripe() ? maxUsers : null,
    member: ctx.actor.role === 'Member',
    subscribed: plan !== 'free',
    userCount,
  };
}
