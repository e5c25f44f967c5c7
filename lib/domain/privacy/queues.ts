import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';
import { locales } from '#/lib/words/locales.ts';

/**
 * The last email to an erased person. Only the job has the email address, and it's deleted a day after the email was
 * accepted, or after a week.
 */
export const sendErasureReceipt = defineQueue({
  name: 'privacy.erasure-receipt',
  payload: z.object({ companyId: z.int(), userId: z.int(), address: z.string(), locale: z.enum(locales) }),
  ...mailTries,
});
