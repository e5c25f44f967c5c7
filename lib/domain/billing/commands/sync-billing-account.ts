import { syncAccount } from '#/lib/domain/billing/steps/sync-account.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

/** Brings what is known of a company's subscription up to date, where there is anybody to ask. */
export async function syncBillingAccount(ctx: Ctx, companyId: number): Promise<void> {
  if (hasStripe()) await syncAccount(ctx, companyId);
}
