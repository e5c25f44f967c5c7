import type { BillingAccount } from '#/generated/prisma/client.ts';
import { lockBillingAccount } from '#/lib/domain/billing/steps/lock-billing-account.ts';
import { readSubscription, type StripeSays } from '#/lib/domain/billing/steps/read-subscription.ts';
import { settlePlan } from '#/lib/domain/billing/steps/settle-plan.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { log } from '#/lib/platform/log.ts';
import { stripe } from '#/lib/platform/stripe/stripe.ts';

const TRIES = 10;
const knownStatuses: ReadonlySet<string> = new Set(
  'active canceled incomplete incomplete_expired past_due paused trialing unpaid'.split(' '),
);

/**
 * Writes what Stripe says of a company's subscription now, and draws the consequences; nothing where the company is no
 * customer. Whoever asked earlier than somebody who has written meanwhile asks again: an older answer never replaces a
 * newer one. Throws where Stripe is away.
 */
export async function syncAccount(ctx: Ctx, companyId: number): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await ctx.db.billingAccount.findUnique({ where: { companyId } });
    if (!before?.customerId) return;
    const said = await readSubscription(await stripe(), before.customerId);
    if (said.status && !knownStatuses.has(said.status)) log().error({ companyId }, 'subscription of an unknown status');
    if (await write(ctx, before, said)) return;
  }
  throw new Error('billing was written by others time and again');
}

async function write(ctx: Ctx, before: BillingAccount, said: StripeSays): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const account = await lockBillingAccount(tx, before.companyId);
    if (account.version !== before.version) return false;
    const now = ctx.clock.now();
    const pastDueSince = said.status === 'past_due' ? (account.pastDueSince ?? now) : null;
    const written = await tx.billingAccount.update({
      where: { companyId: account.companyId },
      data: { ...said, pastDueSince, syncedAt: now, version: { increment: 1 } },
    });
    await settlePlan(tx, ctx, written);
    return true;
  });
}
