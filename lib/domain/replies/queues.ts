import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/**
 * Every hour: notifies teams and people asked in pulses, from nine in the morning in their company's zone, of news in
 * conversations without a name.
 */
export const sweepReplies = defineQueue({
  name: 'replies.sweep',
  payload: z.object({}),
  schedule: '6 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
