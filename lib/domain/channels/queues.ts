import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Looks for the people of a company in the workspace that it is connected with. */
export const matchConnection = defineQueue({
  name: 'channels.match',
  payload: z.object({ connectionId: z.int() }),
  retries: 12,
});

/** Every night: who wasn't found, or hasn't been looked up yet? */
export const sweepMatches = defineQueue({
  name: 'channels.sweep-matches',
  payload: z.object({}),
  schedule: '30 3 * * *',
  // The next night is the retry.
  retries: 0,
});
