import * as z from 'zod';
import { newsKinds } from '#/lib/domain/billing/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Something may have changed at Stripe: what is true there is asked for. */
export const syncBilling = defineQueue({
  name: 'billing.sync',
  payload: z.object({ companyId: z.int() }),
  // Of one company they come many at a time, and whoever is second asks again.
  atOnce: 2,
  retries: 12,
});

/** Every night: what no event has told, and limits that are no longer passed. */
export const sweepBilling = defineQueue({
  name: 'billing.sweep',
  payload: z.object({}),
  schedule: '40 2 * * *',
  retries: 3,
});

/** News about the plan, to one Administrator. */
export const sendBillingMail = defineQueue({
  name: 'billing.mail',
  payload: z.object({ companyId: z.int(), userId: z.int(), kind: z.enum(newsKinds), at: z.int() }),
  ...mailTries,
});
