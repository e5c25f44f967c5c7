import type { BillingAccount } from '#/generated/prisma/client.ts';
import { lockBillingAccount } from '#/lib/domain/billing/account/lock-billing-account.ts';
import { readSubscription, type StripeSays } from '#/lib/domain/billing/account/read-subscription.ts';
import { settlePlan } from '#/lib/domain/billing/account/settle-plan.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { log } from '#/lib/platform/log.ts';
import { stripe } from '#/lib/platform/stripe/stripe.ts';

const TRIES = 10;
const knownStatuses: ReadonlySet<string> = new Set(
  'active canceled incomplete incomplete_expired past_due paused trialing unpaid'.split(' '),
);

/**
 * Stores a company's current subscription from Stripe, and applies what follows; does nothing where the company is no
 * customer. It reads again where another call has written in the meantime: an older answer never replaces a newer one.
 * Throws where Stripe is not available.
 */
export async function syncAccount(ctx: Ctx, companyId: number): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await ctx.db.billingAccount.findUnique({ where: { companyId } });
    if (!before?.customerId) return;
    const subscription = await readSubscription(await stripe(), before.customerId);
    if (subscription.status && !knownStatuses.has(subscription.status))
      log().error({ companyId }, 'subscription of an unknown status');
    if (await write(ctx, before, subscription)) return;
  }
  throw new Error('billing was written by others time and again');
}

async function write(ctx: Ctx, before: BillingAccount, subscription: StripeSays): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const account = await lockBillingAccount(tx, before.companyId);
    if (account.version !== before.version) return false;
    const now = ctx.clock.now();
    const pastDueSince = subscription.status === 'past_due' ? (account.pastDueSince ?? now) : null;
    const updatedAccount = await tx.billingAccount.update({
      where: { companyId: account.companyId },
      data: { ...subscription, pastDueSince, syncedAt: now, version: { increment: 1 } },
    });
    await settlePlan(tx, ctx, updatedAccount);
    return true;
  });
}
