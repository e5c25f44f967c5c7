import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import {
  emailOnlyBody,
  joiningSignUpBody,
  openSessionBody,
  passwordOnlyBody,
  secondFactorCodeBody,
  setPasswordBody,
  signInBody,
  signUpBody,
  visitedAccount,
  visitedAccounts,
} from '#/lib/domain/accounts/schema.ts';

const tokenOnly = z.object({ token: z.string() });
const tokenBody = z.strictObject({ token: z.string().max(200) });

export const getCaptchaContract = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  access: 'open',
  summary: 'A fresh proof-of-work puzzle for the sign-up form.',
  rateLimit: { points: 120, seconds: 3600 },
  response: z.looseObject({}),
});

export const verifyCaptchaContract = endpoint({
  name: 'verifyCaptcha',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'open',
  summary: 'Checks a solved puzzle and answers a one-time pass for a registration.',
  rateLimit: { points: 60, seconds: 3600 },
  body: z.strictObject({ response: z.string('Please confirm that you are not a robot.').min(1).max(10_000) }),
  response: tokenOnly,
});

export const registerCompanyContract = endpoint({
  name: 'registerCompany',
  method: 'POST',
  path: '/api/auth/register',
  access: 'open',
  summary: 'Signs a company up. The answer is the same for known and unknown addresses; the rest goes by mail.',
  rateLimit: { points: 30, seconds: 3600 },
  body: signUpBody,
  response: z.object({ emailSent: z.literal(true) }),
});

export const checkInvitationContract = endpoint({
  name: 'checkInvitation',
  method: 'POST',
  path: '/api/auth/checkInvite',
  access: 'open',
  summary: 'Who is invited to which company by this invitation; a share link knows no address.',
  rateLimit: { points: 60, seconds: 3600 },
  body: tokenBody,
  response: z.object({
    company: z.string(),
    email: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string().nullable(),
    /** The invitation in one sentence. */
    notification: z.string(),
  }),
});

export const registerInvitedContract = endpoint({
  name: 'registerInvited',
  method: 'POST',
  path: '/api/auth/checkInvite/register',
  access: 'open',
  summary:
    'Signs an invited person up; the answered token sets the password. By a share link the link comes by mail, and the answer is the same for known and unknown addresses.',
  rateLimit: { points: 30, seconds: 3600 },
  body: joiningSignUpBody,
  response: z.discriminatedUnion('emailSent', [
    z.object({ emailSent: z.literal(true) }),
    z.object({ emailSent: z.literal(false), token: z.string() }),
  ]),
});

export const checkPasswordTokenContract = endpoint({
  name: 'checkPasswordToken',
  method: 'POST',
  path: '/api/auth/confirm/token',
  access: 'open',
  summary: 'Whether a link to set a password still works; 400 when not. Nothing is spent.',
  rateLimit: { points: 60, seconds: 3600 },
  body: tokenBody,
  response: z.object({ email: z.string() }),
});

export const setPasswordContract = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/api/auth/confirm/setPassword',
  access: 'open',
  summary: 'Sets the first password, confirms the address, and answers a sign-in ticket.',
  rateLimit: { points: 60, seconds: 3600 },
  body: setPasswordBody,
  response: tokenOnly,
});

export const reconfirmContract = endpoint({
  name: 'reconfirm',
  method: 'POST',
  path: '/api/auth/confirm/reconfirm',
  access: 'open',
  summary: 'Mails the confirmation again. The answer is the same for known and unknown addresses.',
  rateLimit: { points: 30, seconds: 3600 },
  body: emailOnlyBody,
  response: z.object({ emailSent: z.literal(true) }),
});

export const requestResetContract = endpoint({
  name: 'requestReset',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'open',
  summary: 'Mails a link to choose another password. The answer is the same for known and unknown addresses.',
  rateLimit: { points: 30, seconds: 3600 },
  body: emailOnlyBody,
  response: z.object({ emailSent: z.literal(true) }),
});

export const checkResetTokenContract = endpoint({
  name: 'checkResetToken',
  method: 'POST',
  path: '/api/auth/reset/token',
  access: 'open',
  summary: 'Whether a reset link still works; 400 when not. Nothing is spent.',
  rateLimit: { points: 60, seconds: 3600 },
  body: tokenBody,
  response: z.object({ email: z.string() }),
});

export const updatePasswordContract = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/auth/reset/updatePassword',
  access: 'open',
  summary: 'Spends a reset link for another password, ends every session, and answers a sign-in ticket.',
  rateLimit: { points: 60, seconds: 3600 },
  body: setPasswordBody,
  response: tokenOnly,
});

export const prepareSignInContract = endpoint({
  name: 'prepareSignIn',
  method: 'POST',
  path: '/api/auth/prepare',
  access: 'open',
  summary:
    'The name and photo to greet with, when this account has signed in with this browser; else the address only.',
  rateLimit: { points: 300, seconds: 3600 },
  body: emailOnlyBody,
  response: visitedAccount,
});

export const getSessionsContract = endpoint({
  name: 'getSessions',
  method: 'POST',
  path: '/api/auth/getSessions',
  access: 'open',
  summary: 'Visited accounts as they are now, of those that have signed in with this browser; the others as sent.',
  rateLimit: { points: 300, seconds: 3600 },
  body: z.strictObject({ accounts: visitedAccounts }),
  response: z.object({ accounts: visitedAccounts }),
});

export const signInContract = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'open',
  summary: 'Proves a password and answers a ticket that is good for one session within two minutes.',
  body: signInBody,
  response: tokenOnly,
});

export const openSessionContract = endpoint({
  name: 'openSession',
  method: 'POST',
  path: '/api/auth/loginData',
  access: 'open',
  summary:
    'Spends a sign-in ticket: sets the session cookie and answers the bearer token. 401 `second_factor_required` asks for a code and leaves the ticket good.',
  body: openSessionBody,
  response: tokenOnly,
});

export const signOutContract = endpoint({
  name: 'signOut',
  method: 'GET',
  path: '/api/auth/logout',
  access: 'auth',
  mutates: true,
  summary: 'Ends this session everywhere at once.',
  response: z.object({}),
});

export const listSessionsContract = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/profile/sessions',
  access: 'auth',
  summary: 'Where the signed-in person is signed in; this session comes first.',
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        isProgram: z.boolean(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSessionContract = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/api/profile/sessions/end',
  access: 'auth',
  summary: 'Ends one of the person’s own sessions everywhere at once.',
  body: z.strictObject({ id: z.uuid('Unknown session.') }),
  response: z.object({}),
});

export const endOtherSessionsContract = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/profile/sessions/endOthers',
  access: 'auth',
  summary: 'Ends every session of the person but this one.',
  body: z.strictObject({}),
  response: z.object({ ended: z.int() }),
});

export const getSecondFactorContract = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/profile/secondFactor',
  access: 'auth',
  summary: 'Whether a second factor is asked for at sign-in, and how many recovery codes are left.',
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const setUpSecondFactorContract = endpoint({
  name: 'setUpSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/setUp',
  access: 'auth',
  summary: 'Makes the secret for an authenticator app (RFC 6238), as base32 and as the data address of a QR code.',
  body: passwordOnlyBody,
  response: z.object({ secret: z.string(), qrCode: z.string() }),
});

export const confirmSecondFactorContract = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/confirm',
  access: 'auth',
  summary: 'Turns the second factor on with a code of the app, and answers the recovery codes, this once.',
  body: secondFactorCodeBody,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const disableSecondFactorContract = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/api/profile/secondFactor/disable',
  access: 'auth',
  summary: 'Turns the second factor off.',
  body: passwordOnlyBody,
  response: z.object({}),
});

export const getRolesContract = endpoint({
  name: 'getRoles',
  method: 'GET',
  path: '/api/utilities/role',
  access: 'auth',
  summary: 'The roles this person holds right now, and how far they are.',
  response: z.object({
    isModerator: z.boolean(),
    isDepartmentAdmin: z.boolean(),
    isAdmin: z.boolean(),
    isMember: z.boolean(),
    blocked: z.boolean(),
    onboardingCompleted: z.boolean(),
    tourCompleted: z.boolean(),
  }),
});

/** Next-auth's own calls, as far as the product uses them; its credentials callback takes a sign-in ticket only. */
const nextAuthContract = {
  path: '/api/auth/{...nextauth}',
  access: 'open',
  raw: true,
  response: z.looseObject({}),
} as const;

export const nextAuthGetContract = endpoint({
  ...nextAuthContract,
  name: 'nextAuthGet',
  method: 'GET',
  summary: 'Reading calls of next-auth: session, csrf, providers.',
  params: z.object({ nextauth: z.tuple([z.enum(['session', 'csrf', 'providers'])]) }),
});

export const nextAuthPostContract = endpoint({
  ...nextAuthContract,
  name: 'nextAuthPost',
  method: 'POST',
  summary: 'Changing calls of next-auth: callback/credentials and signout.',
  params: z.object({
    nextauth: z.union([z.tuple([z.literal('callback'), z.literal('credentials')]), z.tuple([z.literal('signout')])]),
  }),
  body: z.looseObject({}),
});
