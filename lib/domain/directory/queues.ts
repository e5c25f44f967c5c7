import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendAccountReadyMail = defineQueue({
  name: 'directory.account-ready-mail',
  payload: z.object({ userId: z.int() }),
  ...mailTries,
});

/** Every quarter of an hour: who was deleted by a directory 30 days ago? */
export const sweepDirectories = defineQueue({
  name: 'directory.sweep',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  // The next sweep is the retry.
  retries: 0,
});
