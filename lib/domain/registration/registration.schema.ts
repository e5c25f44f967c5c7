import * as z from 'zod';
import {
  browserTimeZone,
  captchaPass,
  displayName,
  timeZone,
  timeZoneId,
} from '#/lib/domain/accounts/accounts.schema.ts';
import { notARobot } from '#/lib/domain/accounts/constants.ts';
import { email } from '#/lib/domain/accounts/person/email.schema.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';

const personFields = {
  firstName,
  lastName,
  phone,
  timeZoneId: timeZoneId.optional().describe('Send this or `timeZone`.'),
  timeZone: timeZone.optional(),
  browserTimeZone,
  isDST: z.boolean().optional().describe('Not needed: the zone includes its summer time.'),
};

export const signUpBody = z.object({
  companyName: displayName(['fields.companyName']),
  ...personFields,
  email,
  captcha: captchaPass.optional().describe('The captcha pass; the cookie of `/api/auth/verify` works as well.'),
});

/** The language of the page where someone signed up; earlier releases sent none. */
export const pageLocale = z.string().optional();

/** A registration with a solved captcha, waiting for the worker. */
export const registration = signUpBody.omit({ captcha: true }).extend({ locale: pageLocale });

export type Registration = z.output<typeof registration>;

/** The form has the solved captcha, which becomes a pass when it is sent. */
const solution = z.string(notARobot).min(1, notARobot);

export const signUpForm = signUpBody.extend({ timeZoneId, captcha: solution });

export const invitedSignUpBody = z.object({ token: z.string().max(200), ...personFields });

export const invitedSignUpForm = invitedSignUpBody.extend({ timeZoneId });

/** For a share link, which has no email address and works for everyone who has it. */
export const sharedSignUpBody = invitedSignUpBody.extend({ email, captcha: captchaPass.optional() });

export const sharedSignUpForm = sharedSignUpBody.extend({ timeZoneId, captcha: solution });

/** For an invitation or a share link; a share link needs every field. */
export const joiningSignUpBody = sharedSignUpBody.partial({ email: true });
