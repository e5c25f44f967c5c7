import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** Feedback or a suggestion, to the makers of the product. */
export const sendFeedbackMail = defineQueue({
  name: 'feedback.mail',
  payload: z.object({ feedbackId: z.int() }),
  ...mailTries,
});
