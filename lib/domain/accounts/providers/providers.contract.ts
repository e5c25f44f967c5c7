import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { passwordOnlyBody } from '#/lib/domain/accounts/accounts.schema.ts';
import { providerIds } from '#/lib/platform/oidc/provider-ids.ts';
import { message } from '#/lib/words/message.ts';

/** The calls of next-auth that the product uses; its credentials callback only takes a sign-in ticket. */
const nextAuthContract = { access: 'open', raw: 'application/json', response: z.looseObject({}) } as const;
const providerParams = z.object({ provider: z.enum(providerIds) });
/** What next-auth reads from a body: flat texts, as forms send them. Nested values would reach its own parser. */
const formFields = z.record(
  z.string(),
  z.union([z.string().max(2000), z.boolean()], message('accounts.answers.plainTexts')),
);
const provider = z.object({ id: z.enum(providerIds), name: z.string() });

export const nextAuthGetContract = endpoint({
  ...nextAuthContract,
  name: 'nextAuthGet',
  method: 'GET',
  path: '/api/auth/{...nextauth}',
  summary: 'Answers the calls of next-auth that only read: session and providers.',
  params: z.object({ nextauth: z.tuple([z.enum(['session', 'providers'])]) }),
});

export const nextAuthPostContract = endpoint({
  ...nextAuthContract,
  name: 'nextAuthPost',
  method: 'POST',
  path: '/api/auth/{...nextauth}',
  summary: 'Answers the calls of next-auth that change something: signout.',
  params: z.object({ nextauth: z.tuple([z.literal('signout')]) }),
  body: formFields,
});

export const nextAuthCredentialsContract = endpoint({
  ...nextAuthContract,
  name: 'nextAuthCredentials',
  method: 'POST',
  path: '/api/auth/callback/credentials',
  summary: 'Signs in with a ticket, as next-auth does.',
  body: formFields,
});

export const getCsrfTokenContract = endpoint({
  ...nextAuthContract,
  name: 'getCsrfToken',
  method: 'GET',
  path: '/api/auth/csrf',
  summary: 'Returns next-auth’s CSRF token, and sets its cookie.',
  response: z.object({ csrfToken: z.string() }),
});

export const startProviderSignInContract = endpoint({
  ...nextAuthContract,
  name: 'startProviderSignIn',
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  summary: 'Returns the URL at which a configured provider signs someone in; 404 for a provider that isn’t configured.',
  rateLimit: { points: 5000, seconds: 600 },
  params: providerParams,
  body: z.object({ csrfToken: z.string().max(200), isConnecting: z.boolean().default(false) }),
  response: done(message('accounts.answers.continueAtProvider'), { url: z.string() }),
});

export const finishProviderSignInContract = endpoint({
  ...nextAuthContract,
  name: 'finishProviderSignIn',
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  raw: 'redirect',
  response: z.string(),
  mutates: true,
  arrives: 'page',
  summary: 'Completes the sign-in when a configured provider sends the browser back.',
  rateLimit: { points: 5000, seconds: 600 },
  params: providerParams,
});

export const takeProviderTicketContract = endpoint({
  name: 'takeProviderTicket',
  method: 'POST',
  path: '/api/auth/providerTicket',
  access: 'open',
  summary:
    'Returns the sign-in ticket of someone who has just come back from a provider, for `POST /api/auth/loginData`.',
  refuses: ['signed_out'],
  body: z.object({}),
  response: done(message('accounts.answers.openSession'), { token: z.string(), email: z.string() }),
});

export const listIdentitiesContract = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/api/profile/identities',
  access: 'auth',
  summary: 'Lists the caller’s connected sign-ins, and the providers that can still be connected.',
  response: z.object({
    identities: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string().nullable(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
        isRemovable: z.boolean(),
      }),
    ),
    offered: z.array(provider),
    hasPassword: z.boolean().describe('Whether the caller has a password; if so, removing a sign-in asks for it.'),
  }),
});

export const connectIdentityContract = endpoint({
  name: 'connectIdentity',
  method: 'POST',
  path: '/api/profile/identities/connect',
  access: 'auth',
  summary: 'Connects the account of this browser’s next provider sign-in to the caller.',
  refuses: ['not_found', 'too_many_requests'],
  body: passwordOnlyBody.extend({ provider: z.enum(providerIds) }),
  response: done(message('accounts.answers.identityConnected')),
});

export const removeIdentityContract = endpoint({
  name: 'removeIdentity',
  method: 'POST',
  path: '/api/profile/identities/remove',
  access: 'auth',
  summary:
    'Removes a connected sign-in. Needs the caller’s password, if they have one; 409 if it’s the only way to sign in.',
  refuses: ['not_found', 'conflict', 'too_many_requests'],
  body: passwordOnlyBody
    .partial()
    .extend({ id: z.int('Unknown sign-in.').positive('Unknown sign-in.').max(2_147_483_647) }),
  response: done(message('accounts.answers.identityRemoved')),
});
