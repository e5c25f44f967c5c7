import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Every day: finds keys that end soon. */
export const sweepKeys = defineQueue({
  name: 'keys.sweep',
  payload: z.object({}),
  schedule: '20 7 * * *',
  // The next sweep is the retry.
  retries: 0,
});

export const sendKeyEndsMail = defineQueue({
  name: 'keys.ends-mail',
  payload: z.object({ keyId: z.int(), userId: z.int() }),
  ...mailTries,
});
