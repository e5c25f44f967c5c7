import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendNudgeMail = defineQueue({
  name: 'organisation.nudge-mail',
  /** `day`, the UTC date of the nudge, separates the emails of two nudges. */
  payload: z.object({ userId: z.int(), day: z.string() }),
  ...mailTries,
});
