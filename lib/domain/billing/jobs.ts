import { syncRenewal } from '#/lib/domain/billing/account/stripe-subscription.service.ts';
import { syncAccount } from '#/lib/domain/billing/account/subscription.service.ts';
import { sweepBillingAccounts } from '#/lib/domain/billing/account/sweep-billing-accounts.ts';
import { mailBillingNews } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { followDeletion, sendBillingMail, sweepBilling, syncBilling } from '#/lib/domain/billing/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';

defineJob(syncBilling, async (ctx, { companyId }) => {
  if (hasStripe()) await syncAccount(ctx, companyId);
});

defineJob(sweepBilling, (ctx) => sweepBillingAccounts(ctx));

defineJob(sendBillingMail, (ctx, news) => mailBillingNews(ctx, news));

defineJob(followDeletion, (ctx, { companyId }) => syncRenewal(ctx, companyId));
