import * as z from 'zod';
import { mailedKinds } from '#/lib/domain/billing/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Reads the subscription from Stripe when something may have changed. */
export const syncBilling = defineQueue({
  name: 'billing.sync',
  payload: z.object({ companyId: z.int() }),
  // A company's events come several at a time, and the second job reads again.
  atOnce: 2,
  retries: 12,
});

/** Every night: finds changes without an event, and limits that are no longer exceeded. */
export const sweepBilling = defineQueue({
  name: 'billing.sweep',
  payload: z.object({}),
  schedule: '40 2 * * *',
  retries: 3,
});

/** Stops the renewal of a company that is about to be deleted, and resumes it for a company that is kept. */
export const followDeletion = defineQueue({
  name: 'billing.renewal',
  payload: z.object({ companyId: z.int() }),
  retries: 12,
});

/** News about the plan, to one administrator. */
export const sendBillingMail = defineQueue({
  name: 'billing.mail',
  payload: z.object({ companyId: z.int(), userId: z.int(), kind: z.enum(mailedKinds), at: z.int() }),
  ...mailTries,
});
