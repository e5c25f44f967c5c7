import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendNudgeMail = defineQueue({
  name: 'organisation.nudge-mail',
  /** `day`, the date of the nudge in UTC, keeps the mails of two nudges apart. */
  payload: z.object({ userId: z.int(), day: z.string() }),
  ...mailTries,
});
