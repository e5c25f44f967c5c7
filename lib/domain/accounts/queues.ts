import * as z from 'zod';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendSetPasswordMail = defineQueue({
  name: 'accounts.set-password-mail',
  /** Whether the person joins a company by share link; otherwise they have just registered one. */
  payload: z.object({ mailedTokenId: z.int(), isJoining: z.boolean().default(false) }),
  ...mailTries,
});

export const sendAccountExistsMail = defineQueue({
  name: 'accounts.account-exists-mail',
  payload: z.object({ userId: z.int() }),
  ...mailTries,
});

/** The worker answers requests, so that looking up an email address doesn't affect the time of the call. */
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

/** Tells the owner of an email address, if it has one, that many sign-ins have failed. */
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
