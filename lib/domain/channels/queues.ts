import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Looks for a company's people in the workspace it is connected to. */
export const matchConnection = defineQueue({
  name: 'channels.match',
  payload: z.object({ connectionId: z.int() }),
  retries: 12,
});

/** Every night: looks for people who weren't found or haven't been looked up. */
export const sweepMatches = defineQueue({
  name: 'channels.sweep-matches',
  payload: z.object({}),
  schedule: '30 3 * * *',
  // The next night's run is the retry.
  retries: 0,
});
