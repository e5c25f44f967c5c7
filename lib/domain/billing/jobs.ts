import { sweepBillingAccounts } from '#/lib/domain/billing/account/sweep-billing-accounts.ts';
import { syncBillingAccount } from '#/lib/domain/billing/account/sync-billing-account.ts';
import { syncRenewal } from '#/lib/domain/billing/account/sync-renewal.ts';
import { mailBillingNews } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { followDeletion, sendBillingMail, sweepBilling, syncBilling } from '#/lib/domain/billing/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(syncBilling, (ctx, { companyId }) => syncBillingAccount(ctx, companyId));

defineJob(sweepBilling, (ctx) => sweepBillingAccounts(ctx));

defineJob(sendBillingMail, (ctx, news) => mailBillingNews(ctx, news));

defineJob(followDeletion, (ctx, { companyId }) => syncRenewal(ctx, companyId));
