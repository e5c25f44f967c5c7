import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter of an hour, because zones differ by that: finds zones where morning has come. */
export const sweepDailyRuns = defineQueue({
  name: 'birthdays.sweep',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
