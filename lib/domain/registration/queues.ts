import * as z from 'zod';
import { email } from '#/lib/domain/accounts/person/email.schema.ts';
import { shareKinds } from '#/lib/domain/places/constants.ts';
import { invitedSignUpBody, pageLocale, registration } from '#/lib/domain/registration/registration.schema.ts';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** The old names stay, because waiting jobs have them during an upgrade. */
export const answerRegistrationRequest = defineQueue({
  name: 'accounts.registration-request',
  payload: registration,
  retries: 12,
});

/** A sign-up by share link; the job has the parts of the link, but not its secret. */
const linkRegistration = invitedSignUpBody
  .omit({ token: true })
  .extend({ email, locale: pageLocale, link: z.object({ kind: z.enum(shareKinds), id: z.int(), version: z.int() }) });

export type LinkRegistration = z.output<typeof linkRegistration>;

export const answerLinkRegistrationRequest = defineQueue({
  name: 'accounts.link-registration-request',
  payload: linkRegistration,
  retries: 12,
});
