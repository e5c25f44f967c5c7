import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every hour: finds companies where it's nine in the morning, with news in conversations without a name. */
export const sweepReplies = defineQueue({
  name: 'replies.sweep',
  payload: z.object({}),
  schedule: '6 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
