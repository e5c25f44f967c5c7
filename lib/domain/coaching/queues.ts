import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter of an hour: which companies have had a day published since their teams were looked at? */
export const sweepEvaluations = defineQueue({
  name: 'coaching.sweep',
  payload: z.object({}),
  schedule: '5,20,35,50 * * * *',
  // The next sweep is the retry.
  retries: 0,
});

export const evaluateTeams = defineQueue({
  name: 'coaching.evaluate',
  payload: z.object({ companyId: z.int() }),
  // The next sweep is the retry.
  retries: 0,
  atOnce: 2,
  expireSeconds: 3600,
});

/** Every minute: who is new, and would find the corner empty? */
export const welcomeNewcomers = defineQueue({
  name: 'coaching.welcome',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
});

/**
 * Teams are notified about posts without a name at the full hour, so that the time of the notice reveals nothing about
 * the author.
 */
export const tellOfPosts = defineQueue({
  name: 'coaching.tell-of-posts',
  payload: z.object({}),
  schedule: '0 * * * *',
  // The next hour announces what is left.
  retries: 0,
});

/** Every hour: in which companies is it nine in the morning, and which posts got reactions until yesterday? */
export const tellOfAcknowledgements = defineQueue({
  name: 'coaching.tell-of-acknowledgements',
  payload: z.object({}),
  schedule: '3 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
