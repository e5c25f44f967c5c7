import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter of an hour: finds companies whose day is over. */
export const sweepReleases = defineQueue({
  // Queues keep their first names, because a renamed queue would leave its schedule behind.
  name: 'dashboards.sweep-releases',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next sweep is the retry.
  retries: 0,
});

export const publicationDays = defineQueue({
  name: 'dashboards.release-days',
  payload: z.object({ companyId: z.int() }),
  retries: 0,
  // Each job holds a connection while it runs, which takes minutes with a hundred thousand people.
  atOnce: 2,
  expireSeconds: 4 * 3600,
});

/** A team where everyone has answered. */
export const closeTeam = defineQueue({
  name: 'releases.close-team',
  payload: z.object({ companyId: z.int(), teamId: z.int() }),
  // Longer than a daily run, which holds the company's lock.
  retries: 8,
  atOnce: 2,
});
