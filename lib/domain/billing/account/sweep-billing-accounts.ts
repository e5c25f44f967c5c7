import { lockBillingAccount } from '#/lib/domain/billing/account/billing-account.service.ts';
import { settlePlan } from '#/lib/domain/billing/account/subscription.service.ts';
import { syncBilling } from '#/lib/domain/billing/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

/**
 * Applies what only depends on time for every company, whether Stripe answers or not: a grace period that has ended, or
 * a limit that is no longer exceeded. Then has every customer's subscription read, to find changes without an event.
 */
export async function sweepBillingAccounts(ctx: Ctx): Promise<void> {
  if (!hasStripe()) return;
  const accounts = await ctx.db.billingAccount.findMany({ select: { companyId: true }, orderBy: { companyId: 'asc' } });
  await forEachApart(accounts, ({ companyId }) =>
    ctx.db.$transaction(async (tx) => {
      const account = await lockBillingAccount(tx, companyId);
      await settlePlan(tx, ctx, account);
      if (account.customerId) await enqueue(tx, syncBilling, { companyId });
    }),
  );
}
