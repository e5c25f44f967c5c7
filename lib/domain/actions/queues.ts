import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every hour: on which steps is it time to look back? */
export const sweepLookBacks = defineQueue({
  name: 'actions.sweep',
  payload: z.object({}),
  schedule: '2 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
