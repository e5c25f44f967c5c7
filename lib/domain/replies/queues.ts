import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/**
 * Every hour: in which companies is it nine in the morning, and is there something new in conversations without a name?
 */
export const sweepReplies = defineQueue({
  name: 'replies.sweep',
  payload: z.object({}),
  schedule: '6 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
