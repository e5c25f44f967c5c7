import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendSetPasswordMail = defineQueue({
  name: 'accounts.set-password-mail',
  /** Whether the person joins a company by its share link; else they have just registered one. */
  payload: z.object({ mailedTokenId: z.int(), isJoining: z.boolean().default(false) }),
  ...mailTries,
});

export const sendAccountExistsMail = defineQueue({
  name: 'accounts.account-exists-mail',
  payload: z.object({ userId: z.int() }),
  ...mailTries,
});

/** The worker answers requests, so that looking an address up takes no time of the call. */
export const answerResetRequest = defineQueue({
  name: 'accounts.reset-request',
  payload: z.object({ email: z.string() }),
  retries: 12,
});

export const answerConfirmationRequest = defineQueue({
  name: 'accounts.confirmation-request',
  payload: z.object({ email: z.string() }),
  retries: 12,
});

/** So many sign-ins have failed that the owner of the address, if there is one, is told. */
export const answerSignInFailures = defineQueue({
  name: 'accounts.sign-in-failures',
  payload: z.object({ email: z.string() }),
  retries: 12,
});

export const sendSignInFailuresMail = defineQueue({
  name: 'accounts.sign-in-failures-mail',
  payload: z.object({ userId: z.int() }),
  ...mailTries,
});

export const sendResetPasswordMail = defineQueue({
  name: 'accounts.reset-password-mail',
  payload: z.object({ mailedTokenId: z.int() }),
  ...mailTries,
});

export const sendReconfirmMail = defineQueue({
  name: 'accounts.reconfirm-mail',
  payload: z.object({ mailedTokenId: z.int() }),
  ...mailTries,
});

export const sendSecondFactorResetMail = defineQueue({
  name: 'accounts.second-factor-reset-mail',
  payload: z.object({ userId: z.int() }),
  ...mailTries,
});

export const sendAccountChangedMail = defineQueue({
  name: 'accounts.account-changed-mail',
  payload: z.object({
    userId: z.int(),
    change: z.enum([
      'password',
      'second-factor-on',
      'second-factor-off',
      'recovery-codes',
      'sign-in-connected',
      'sign-in-removed',
    ]),
  }),
  ...mailTries,
});
