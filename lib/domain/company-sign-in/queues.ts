import * as z from 'zod';
import { signInChanges } from '#/lib/domain/company-sign-in/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/**
 * Every day: which domains are due for a check, and which have been without their record for long? Which certificates
 * expire?
 */
export const sweepDomains = defineQueue({
  name: 'company-sign-in.sweep',
  payload: z.object({}),
  schedule: '40 3 * * *',
  // The next sweep is the retry.
  retries: 0,
});

export const sendSignInChangeMail = defineQueue({
  name: 'company-sign-in.change-mail',
  /** `at` distinguishes the emails about two changes. */
  payload: z.object({ userId: z.int(), change: z.enum(signInChanges), at: z.string() }),
  ...mailTries,
});
