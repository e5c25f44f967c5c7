import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter of an hour: which companies' day is over? */
export const sweepReleases = defineQueue({
  name: 'dashboards.sweep-releases',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next sweep is the retry.
  retries: 0,
});

export const releaseDays = defineQueue({
  name: 'dashboards.release-days',
  payload: z.object({ companyId: z.int() }),
  retries: 0,
  // Each holds a connection for as long as it takes, which is minutes with a hundred thousand people.
  atOnce: 2,
  expireSeconds: 4 * 3600,
});
