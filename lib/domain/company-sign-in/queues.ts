import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every day: which domains are due to be looked up, and whose record has been gone for long? Which certificates end? */
export const sweepDomains = defineQueue({
  name: 'company-sign-in.sweep',
  payload: z.object({}),
  schedule: '40 3 * * *',
  // The next sweep is the retry.
  retries: 0,
});
