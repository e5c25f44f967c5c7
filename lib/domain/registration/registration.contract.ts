import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { setPasswordBody, tokenBody, tokenOnly } from '#/lib/domain/accounts/accounts.schema.ts';
import { notARobot } from '#/lib/domain/accounts/constants.ts';
import { joiningSignUpBody, signUpBody } from '#/lib/domain/registration/registration.schema.ts';
import { message } from '#/lib/words/message.ts';

export const getCaptchaContract = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  access: 'open',
  summary: 'Returns a fresh proof-of-work puzzle.',
  rateLimit: { points: 5000, seconds: 600 },
  response: z.looseObject({}),
});

export const verifyCaptchaContract = endpoint({
  name: 'verifyCaptcha',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'open',
  summary: 'Checks a solved puzzle and returns a one-time pass.',
  bodyKilobytes: 16,
  rateLimit: { points: 3000, seconds: 600 },
  body: z.object({ response: z.string(notARobot).min(1).max(10_000) }),
  response: done(message('accounts.answers.notARobot'), tokenOnly.shape),
});

export const registerCompanyContract = endpoint({
  name: 'registerCompany',
  method: 'POST',
  path: '/api/auth/register',
  access: 'open',
  summary: 'Signs up a company. The response is the same for known and unknown addresses; the rest goes by email.',
  refuses: ['forbidden'],
  rateLimit: { points: 30, seconds: 3600 },
  body: signUpBody,
  response: done(message('accounts.answers.checkEmail'), { emailSent: z.literal(true) }),
});

export const checkInvitationContract = endpoint({
  name: 'checkInvitation',
  method: 'POST',
  path: '/api/auth/checkInvite',
  access: 'open',
  summary: 'Returns the person and company of an invitation; a share link has no address.',
  refuses: ['forbidden'],
  body: tokenBody,
  response: z.object({
    company: z.string(),
    email: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string().nullable(),
    notification: z.string().describe('The invitation in one sentence.'),
  }),
});

export const registerInvitedContract = endpoint({
  name: 'registerInvited',
  method: 'POST',
  path: '/api/auth/checkInvite/register',
  access: 'open',
  summary:
    'Signs an invited person up; the token sets the password. With a share link the token is emailed, whether the address is known or not.',
  refuses: ['forbidden', 'conflict'],
  rateLimit: { points: 3000, seconds: 600 },
  body: joiningSignUpBody,
  response: z.discriminatedUnion('emailSent', [
    done(message('accounts.answers.checkEmail'), { emailSent: z.literal(true) }),
    done(message('accounts.answers.choosePassword'), { emailSent: z.literal(false), token: z.string() }),
  ]),
});

export const checkPasswordTokenContract = endpoint({
  name: 'checkPasswordToken',
  method: 'POST',
  path: '/api/auth/confirm/token',
  access: 'open',
  summary: 'Returns whether a link to set a password still works; 400 if not. Checking doesn’t use it up.',
  refuses: ['forbidden'],
  body: tokenBody,
  response: done(message('specification.accounts.linkWorks'), { email: z.string() }),
});

export const setPasswordContract = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/api/auth/confirm/setPassword',
  access: 'open',
  summary: 'Sets the first password, confirms the address, and returns a sign-in ticket.',
  refuses: ['forbidden'],
  rateLimit: { points: 3000, seconds: 600 },
  body: setPasswordBody,
  response: done(message('accounts.answers.passwordSet'), tokenOnly.shape),
});
