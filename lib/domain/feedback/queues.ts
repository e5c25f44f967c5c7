import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Sends feedback or a suggestion to the people who run the installation. */
export const sendFeedbackMail = defineQueue({
  name: 'feedback.mail',
  payload: z.object({ feedbackId: z.int() }),
  ...mailTries,
});
