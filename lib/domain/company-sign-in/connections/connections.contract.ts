import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { displayName } from '#/lib/domain/accounts/accounts.schema.ts';
import { EXCEPTED_COUNT, XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const rateLimit = { points: 60, seconds: 3600 } as const;
const params = z.object({ id });

const field = (most: number, words: string) => z.string(words).trim().min(1, words).max(most, words);
const issuer = field(500, message('company-sign-in.answers.noIssuer')).refine((text) => URL.canParse(text), {
  error: message('company-sign-in.answers.noIssuer'),
});
/** RFC 6749 A.1 and A.2: printable ASCII characters. */
const clientId = field(300, message('company-sign-in.answers.noClientId')).regex(/^[ -~]+$/, {
  error: message('company-sign-in.answers.noClientId'),
});
const secret = field(1000, message('company-sign-in.answers.noSecret')).regex(/^[ -~]+$/, {
  error: message('company-sign-in.answers.noSecret'),
});
const name = displayName(['company-sign-in.fields.name']);
const createsPeople = z.boolean().default(false);
/** The XML, or its https URL. */
const metadata = field(XML_BYTES, message('company-sign-in.faults.metadata'));
const metadataUrl = field(1000, message('company-sign-in.answers.noMetadataUrl'));
const emailAttribute = z
  .string()
  .trim()
  .max(300)
  .regex(/^[ -~]*$/, { error: message('company-sign-in.answers.noAttribute') })
  .transform((text) => text || null);
const samlFields = { metadata: metadata.optional(), metadataUrl: metadataUrl.optional() };

export const makeConnectionContract = endpoint({
  name: 'makeConnection',
  method: 'POST',
  path: '/api/company/signIn/connections',
  access,
  summary: `Creates a sign-in connection: an OpenID Connect issuer, which must answer, or a SAML provider, whose metadata can follow. ${recentSignIn.summary}`,
  refuses: ['conflict', 'invalid'],
  rateLimit,
  bodyKilobytes: 512,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('oidc'), name, issuer, clientId, secret, createsPeople }),
    z.object({
      kind: z.literal('saml'),
      name,
      ...samlFields,
      emailAttribute: emailAttribute.default(null),
      createsPeople,
    }),
  ]),
  response: done(message('company-sign-in.answers.made'), { id: z.int() }),
});

export const updateConnectionContract = endpoint({
  name: 'updateConnection',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}',
  access,
  summary: `Changes a connection. While it’s on, only name, secret, certificate and new accounts can change. Another issuer or client needs its secret and a new test. ${recentSignIn.summary}`,
  refuses: ['not_found', 'conflict', 'invalid'],
  rateLimit,
  params,
  body: z
    .object({ name, issuer, clientId, secret, ...samlFields, emailAttribute, createsPeople: z.boolean() })
    .partial(),
  response: done(message('company-sign-in.answers.saved')),
});

export const testConnectionContract = endpoint({
  name: 'testConnection',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}/test',
  access,
  summary: `Returns the URL at which the caller signs in for a test, which opens no session. ${recentSignIn.summary}`,
  refuses: ['not_found', 'invalid'],
  rateLimit,
  params,
  response: done(message('company-sign-in.answers.goOn'), { url: z.string() }),
});

export const activateConnectionContract = endpoint({
  name: 'activateConnection',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}/activate',
  access,
  summary: `Turns a tested connection on: the sign-in page offers it. 409 if it hasn’t been tested. ${recentSignIn.summary}`,
  refuses: ['not_found', 'conflict'],
  params,
  response: done(message('company-sign-in.answers.activated')),
});

export const turnConnectionOffContract = endpoint({
  name: 'turnConnectionOff',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}/off',
  access,
  summary: `Turns a connection off: people sign in with a password again. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params,
  response: done(message('company-sign-in.answers.turnedOff')),
});

export const enforceConnectionContract = endpoint({
  name: 'enforceConnection',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}/enforce',
  access,
  summary: `Makes a connection the only way to sign in for people in the domains, except for ${EXCEPTED_COUNT} administrators with two-factor authentication. With \`isEnforced\` false, passwords work again. ${recentSignIn.summary}`,
  refuses: ['not_found', 'conflict', 'invalid'],
  params,
  body: z.object({ isEnforced: z.boolean(), exceptUserIds: z.array(id).max(EXCEPTED_COUNT).default([]) }),
  response: done(message('company-sign-in.answers.saved')),
});

export const removeConnectionContract = endpoint({
  name: 'removeConnection',
  method: 'POST',
  path: '/api/company/signIn/connections/{id}/remove',
  access,
  summary: `Deletes a connection and its secret. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params,
  response: done(message('company-sign-in.answers.removed')),
});
