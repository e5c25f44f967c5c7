import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import { emailOnlyBody } from '#/lib/domain/accounts/accounts.schema.ts';
import { connectionKinds, connectionStates } from '#/lib/domain/company-sign-in/constants.ts';
import { recordFields } from '#/lib/domain/company-sign-in/domains/domains.contract.ts';
import { message } from '#/lib/words/message.ts';

/** An office of 1,000 people can sign in from one IP address. */
const rateLimit = { points: 5000, seconds: 600 } as const;

export const getCompanySignInContract = endpoint({
  name: 'getCompanySignIn',
  method: 'GET',
  path: '/api/company/signIn',
  access: ['Administrator'],
  summary: 'Returns the company’s domains and where its people sign in, without secrets.',
  response: z.object({
    domains: z.array(
      z.object({
        id: z.int(),
        domain: z.string(),
        state: z.enum(['waiting', 'verified', 'missing']).describe('`missing`: verified, but its record is gone.'),
        checkedAt: z.string().nullable(),
        ...recordFields,
      }),
    ),
    connections: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(connectionKinds),
        name: z.string(),
        state: z.enum(connectionStates),
        issuer: z.string().describe('With SAML, the provider’s entity ID; empty until there’s metadata.'),
        clientId: z.string().describe('The client ID at the provider; empty with SAML.'),
        saml: z
          .object({
            entityId: z.string().describe('Our entity ID for the provider, which is also the audience.'),
            answerUrl: z.string().describe('The URL the provider posts its responses to (ACS).'),
            metadataUrl: z.string().describe('The URL of our metadata, with both.'),
            signInUrl: z.string().nullable().describe('The provider’s sign-in URL; null without metadata.'),
            certificatesEnd: z.string().nullable().describe('When its last certificate expires.'),
            isEnding: z.boolean().describe('Whether it expires within 30 days.'),
            emailAttribute: z
              .string()
              .nullable()
              .describe('The attribute with the email address; null for the name ID.'),
          })
          .nullable(),
        isTested: z
          .boolean()
          .describe('Whether it works as it is now; false for a day after a failed test, or until a test passes.'),
        isOffered: z
          .boolean()
          .describe(
            'Whether people are sent there. If two connections are on, it’s the enforced one, or else the newer one.',
          ),
        isEnforced: z.boolean().describe('Whether it’s the only way to sign in for people in the domains.'),
        excepted: z
          .array(namedItem)
          .describe(
            'Administrators who can still use a password with two-factor authentication; fewer than two if one has lost either.',
          ),
        createsPeople: z.boolean(),
        test: z
          .object({
            isSuccess: z.boolean(),
            email: z.string().nullable(),
            subject: z.string().nullable(),
            person: z.string().nullable().describe('Who would have been signed in.'),
            reason: z.string().nullable().describe('Why no one would have been signed in, in words.'),
            missingAttribute: z
              .string()
              .nullable()
              .describe('The attribute missing in the SAML response; the name ID was used instead.'),
            saysWhen: z.boolean().describe('Whether the response says when the person signed in.'),
          })
          .nullable()
          .describe('The last test, if it was within a day.'),
      }),
    ),
    administrators: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        hasSecondFactor: z.boolean(),
        isInDomains: z.boolean().describe('Whether the address is in a verified domain.'),
      }),
    ),
    peopleInDomains: z.int().describe('People with an account whose address is in a verified domain.'),
    returnUrl: z.string().describe('The redirect URL for the issuer.'),
  }),
});

export const findCompanySignInContract = endpoint({
  name: 'findCompanySignIn',
  method: 'POST',
  path: '/api/auth/company/find',
  access: 'open',
  summary:
    'Returns where people with an address of this domain sign in, with or without an account; null without company sign-in.',
  rateLimit,
  body: emailOnlyBody,
  response: z.object({ connection: z.object({ name: z.string(), isEnforced: z.boolean() }).nullable() }),
});

export const startCompanySignInContract = endpoint({
  name: 'startCompanySignIn',
  method: 'POST',
  path: '/api/auth/company/start',
  access: 'open',
  summary: 'Returns the URL at which the company’s issuer signs someone in; 404 for a domain without one.',
  refuses: ['not_found', 'unavailable'],
  rateLimit,
  body: emailOnlyBody,
  response: done(message('accounts.answers.continueAtProvider'), { url: z.string() }),
});

const text = (most: number) => z.string().max(most).optional();

export const finishCompanySignInContract = endpoint({
  name: 'finishCompanySignIn',
  method: 'GET',
  path: '/api/auth/company/return',
  access: 'open',
  mutates: true,
  arrives: 'page',
  raw: 'redirect',
  summary: 'Completes the sign-in or test when a company’s issuer sends the browser back.',
  rateLimit,
  query: z.object({
    code: text(4000),
    state: text(200),
    iss: text(500),
    error: text(200),
    error_description: text(2000),
    session_state: text(500),
  }),
  response: z.string(),
});
