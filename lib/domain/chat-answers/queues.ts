import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** The messages about a check-in that was answered in a chat, in one job. */
export const settleCheckIn = defineQueue({
  name: 'chat-answers.settle',
  payload: z.object({ checkInId: z.int() }),
  retries: 5,
});

/** Every minute: which messages ask what was answered elsewhere, or is over? */
export const sweepSettled = defineQueue({
  name: 'chat-answers.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});
