import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

export const sendSetPasswordMail = defineQueue({
  name: 'accounts.set-password-mail',
  payload: z.object({ mailedTokenId: z.int() }),
  retries: 12,
});

export const sendAccountExistsMail = defineQueue({
  name: 'accounts.account-exists-mail',
  payload: z.object({ userId: z.int() }),
  retries: 12,
});
