import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Replaces the messages about a check-in that was answered in a chat, in one job. */
export const settleCheckIn = defineQueue({
  name: 'chat-answers.settle',
  payload: z.object({ checkInId: z.int() }),
  retries: 5,
});

/** Every minute: finds messages about check-ins that were answered elsewhere or are over. */
export const sweepSettled = defineQueue({
  name: 'chat-answers.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next minute's sweep is the retry.
  retries: 0,
});
