import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** `askedAt` separates the emails about two requests of one person. */
const answeredRequest = z.object({ userId: z.int(), askedAt: z.string() });

export const sendApprovedMail = defineQueue({
  name: 'administrator-requests.approved-mail',
  payload: answeredRequest,
  ...mailTries,
});

/** Contains name and email address, because the account may be erased before the email is sent. */
export const sendRefusedMail = defineQueue({
  name: 'administrator-requests.refused-mail',
  payload: answeredRequest.extend({
    companyId: z.int().optional(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    companyName: z.string(),
    isErased: z.boolean(),
  }),
  ...mailTries,
});
