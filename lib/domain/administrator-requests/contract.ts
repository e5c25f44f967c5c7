import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { answerRequestBody } from '#/lib/domain/administrator-requests/schema.ts';

const access = ['Administrator'] as const;
const params = z.object({ id });

export const listAdministratorRequestsContract = endpoint({
  name: 'listAdministratorRequests',
  method: 'GET',
  path: '/api/company/{id}/admin/requests',
  access,
  summary: 'Who asks by the share link to become an Administrator, whoever waits longest in front.',
  params,
  response: z.object({
    requests: z.array(
      z.object({
        /** Of the person. */
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** The account was made to ask, and is deleted when that is refused. */
        goesWhenRefused: z.boolean(),
        askedAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const approveAdministratorContract = endpoint({
  name: 'approveAdministrator',
  method: 'POST',
  path: '/api/company/{id}/admin/approve',
  access,
  summary: 'Makes a person who asks an Administrator; of parallel answers one counts, the others are 404.',
  params,
  body: answerRequestBody,
  response: done('The request was approved.'),
});

export const refuseAdministratorContract = endpoint({
  name: 'refuseAdministrator',
  method: 'POST',
  path: '/api/company/{id}/admin/refuse',
  access,
  summary: 'Refuses a person who asks; an account that was made to ask is deleted.',
  params,
  body: answerRequestBody,
  response: done('The request was refused.'),
});
