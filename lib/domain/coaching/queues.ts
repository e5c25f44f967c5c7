import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Every quarter of an hour: of which companies has a day been published since their teams were looked at? */
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

/** Every minute: who is new, and finds the corner empty? */
export const welcomeNewcomers = defineQueue({
  name: 'coaching.welcome',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
});

/** At the full hour teams are told of posts without a name: the time of a notice tells nothing of who wrote. */
export const tellOfPosts = defineQueue({
  name: 'coaching.tell-of-posts',
  payload: z.object({}),
  schedule: '0 * * * *',
  // What is left is told of at the next hour.
  retries: 0,
});

/** Every hour: in which companies is it nine in the morning, and what words were set on posts until yesterday? */
export const tellOfAcknowledgements = defineQueue({
  name: 'coaching.tell-of-acknowledgements',
  payload: z.object({}),
  schedule: '3 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
