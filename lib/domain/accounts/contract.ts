import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { invitedSignUpBody, setPasswordBody, signInBody, signUpBody } from '#/lib/domain/accounts/schema.ts';

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
  summary: 'Who is invited to which company by this invitation.',
  rateLimit: { points: 60, seconds: 3600 },
  body: tokenBody,
  response: z.object({
    company: z.string(),
    email: z.string(),
    team: z.string().nullable(),
    invitedBy: z.string().nullable(),
  }),
});

export const registerInvitedContract = endpoint({
  name: 'registerInvited',
  method: 'POST',
  path: '/api/auth/checkInvite/register',
  access: 'open',
  summary: 'Signs an invited person up; the answered token sets the password.',
  rateLimit: { points: 30, seconds: 3600 },
  body: invitedSignUpBody,
  response: z.object({ emailSent: z.literal(false), token: z.string() }),
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
  summary: 'Spends a sign-in ticket: sets the session cookie and answers the bearer token.',
  body: tokenBody,
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
