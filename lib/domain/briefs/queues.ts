import * as z from 'zod';
import { defineTellingQueue } from '#/lib/domain/channels/telling-queue.ts';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Finds zones where Monday morning has come. Somewhere it is Monday from Sunday to Tuesday in UTC. */
export const sweepMondays = defineQueue({
  name: 'briefs.sweep',
  payload: z.object({}),
  schedule: '*/15 * * * 0-2',
  // The next sweep is the retry.
  retries: 0,
});

/** Each job reads the results of a whole company, and answers must not wait for it. */
const atOnce = 2;

export const sendBriefMail = defineTellingQueue(
  { name: 'briefs.mail', payload: z.object({ companyId: z.int(), userId: z.int(), monday: z.iso.date() }), atOnce },
  { atOnce, lanes: 2 },
);
