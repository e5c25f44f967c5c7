import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { message } from '#/lib/words/message.ts';

/** The person whose request is decided, by id. */
const answerRequestBody = z.object({ id });

const access = ['Administrator'] as const;
const params = z.object({ id });

export const listAdministratorRequestsContract = endpoint({
  name: 'listAdministratorRequests',
  method: 'GET',
  path: '/api/company/{id}/admin/requests',
  access,
  summary: 'Lists people who asked through the share link to become administrators, longest waiting first.',
  params,
  response: z.object({
    requests: z.array(
      z.object({
        id: z.int().describe('The person’s id.'),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        goesWhenRefused: z
          .boolean()
          .describe('Whether the account was created to ask; it’s deleted if the request is declined.'),
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
  summary: 'Approves a person’s request to be an administrator. Only the first decision counts; later ones get 404.',
  params,
  body: answerRequestBody,
  response: done(message('administrator-requests.answers.approved')),
});

export const refuseAdministratorContract = endpoint({
  name: 'refuseAdministrator',
  method: 'POST',
  path: '/api/company/{id}/admin/refuse',
  access,
  summary: 'Declines a person’s request to be an administrator; an account created to ask is deleted.',
  params,
  body: answerRequestBody,
  response: done(message('administrator-requests.answers.declined')),
});
