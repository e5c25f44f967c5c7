import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import {
  emailOnlyBody,
  openSessionBody,
  sentAccounts,
  signInBody,
  visitedAccount,
  visitedAccounts,
} from '#/lib/domain/accounts/accounts.schema.ts';
import { message } from '#/lib/words/message.ts';

export const prepareSignInContract = endpoint({
  name: 'prepareSignIn',
  method: 'POST',
  path: '/api/auth/prepare',
  access: 'open',
  summary:
    'Returns the name and photo to greet someone with if their account has signed in with this browser; otherwise only the address.',
  rateLimit: { points: 10_000, seconds: 600 },
  body: emailOnlyBody,
  response: visitedAccount,
});

export const getSessionsContract = endpoint({
  name: 'getSessions',
  method: 'POST',
  path: '/api/auth/getSessions',
  access: 'open',
  summary:
    'Returns the accounts you send, with today’s name and photo for those that have signed in with this browser.',
  bodyKilobytes: 64,
  rateLimit: { points: 10_000, seconds: 600 },
  body: z.object({ accounts: sentAccounts }),
  response: z.object({ accounts: visitedAccounts }),
});

export const signInContract = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'open',
  summary: 'Checks a password and returns a ticket, which opens one session within two minutes.',
  refuses: ['forbidden', 'signed_out', 'captcha_required', 'too_many_requests'],
  body: signInBody,
  response: done(message('accounts.answers.openSession'), {
    token: z.string().describe('The ticket for `POST /api/auth/loginData`.'),
  }),
});

export const openSessionContract = endpoint({
  name: 'openSession',
  method: 'POST',
  path: '/api/auth/loginData',
  access: 'open',
  summary: 'Uses a sign-in ticket: sets the session cookie and returns the bearer token.',
  refuses: ['forbidden', 'signed_out', 'second_factor_required'],
  body: openSessionBody,
  response: done(message('accounts.answers.signedIn'), {
    token: z.string().describe('The bearer token for all further calls.'),
  }),
});

export const signOutContract = endpoint({
  name: 'signOut',
  method: 'GET',
  path: '/api/auth/logout',
  access: 'auth',
  allowsPending: true,
  mutates: true,
  summary: 'Ends this session immediately.',
  response: done(message('accounts.answers.signedOut')),
});

export const listSessionsContract = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/profile/sessions',
  access: 'auth',
  summary: 'Lists the caller’s sessions, this one first.',
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
  summary: 'Ends one of the caller’s sessions immediately.',
  refuses: ['not_found'],
  body: z.object({ id: z.uuid('Unknown session.') }),
  response: done(message('accounts.answers.signedOutThere')),
});

export const endOtherSessionsContract = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/profile/sessions/endOthers',
  access: 'auth',
  summary: 'Ends all of the caller’s sessions except this one.',
  body: z.object({}),
  response: done(message('accounts.answers.signedOutElsewhere'), { ended: z.int() }),
});

export const getRolesContract = endpoint({
  name: 'getRoles',
  method: 'GET',
  path: '/api/utilities/role',
  access: 'auth',
  allowsPending: true,
  summary: 'Returns the caller’s roles, and how far they are with onboarding.',
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
