import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const rateLimit = { points: 60, seconds: 3600 } as const;

/** RFC 1035 2.3.4: 253 characters, and 63 per label; non-ASCII letters are converted to the form that DNS uses. */
const domainName = z
  .string(message('company-sign-in.answers.noDomain'))
  .trim()
  .toLowerCase()
  .max(253, message('company-sign-in.answers.noDomain'))
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/, {
    error: message('company-sign-in.answers.noDomain'),
  });

export const recordFields = {
  record: z.string().describe('The name of the TXT record to add.'),
  value: z.string().describe('The value of the record.'),
};

export const addDomainContract = endpoint({
  name: 'addDomain',
  method: 'POST',
  path: '/api/company/signIn/domains',
  access,
  summary: `Adds a domain and returns its TXT record. ${recentSignIn.summary}`,
  refuses: ['conflict', 'invalid'],
  rateLimit,
  body: z.object({ domain: domainName }),
  response: done(message('company-sign-in.answers.domainAdded'), { id: z.int(), ...recordFields }),
});

export const checkDomainContract = endpoint({
  name: 'checkDomain',
  method: 'POST',
  path: '/api/company/signIn/domains/{id}/check',
  access,
  summary: `Verifies a domain by its TXT record: 422 without it, 409 if another company has it. ${recentSignIn.summary}`,
  refuses: ['not_found', 'conflict', 'invalid'],
  rateLimit,
  params: z.object({ id }),
  response: done(message('company-sign-in.answers.domainVerified')),
});

export const removeDomainContract = endpoint({
  name: 'removeDomain',
  method: 'POST',
  path: '/api/company/signIn/domains/{id}/remove',
  access,
  summary: `Removes a domain: its people use passwords again. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params: z.object({ id }),
  response: done(message('company-sign-in.answers.domainRemoved')),
});
