import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Sends feedback or a suggestion to the product's makers. */
export const sendFeedbackMail = defineQueue({
  name: 'feedback.mail',
  payload: z.object({ feedbackId: z.int() }),
  ...mailTries,
});
