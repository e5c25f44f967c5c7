import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { doneForPeople } from '#/lib/domain/people/bulk/bulk.contract.ts';
import { listedPerson } from '#/lib/domain/people/list/list.contract.ts';
import { chosenPeople, correctBody } from '#/lib/domain/people/people.schema.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const rateLimit = { points: 60, seconds: 3600 } as const;

export const suspendPersonContract = endpoint({
  name: 'suspendPerson',
  method: 'POST',
  path: '/api/company/people/{id}/access/suspend',
  access,
  summary:
    'Ends a person’s access: they’re signed out everywhere, and get no questions and no emails. Roles, teams and results stay.',
  refuses: ['not_found'],
  params: z.object({ id }),
  body: z.object({}),
  response: z.object({ person: listedPerson }),
});

export const restorePersonContract = endpoint({
  name: 'restorePerson',
  method: 'POST',
  path: '/api/company/people/{id}/access/restore',
  access,
  summary: 'Restores a suspended person’s access, with their roles and teams. The plan needs a free seat.',
  refuses: ['not_found'],
  params: z.object({ id }),
  body: z.object({}),
  response: z.object({ person: listedPerson }),
});

export const correctAddressContract = endpoint({
  name: 'correctAddress',
  method: 'POST',
  path: '/api/company/people/correct-address',
  access,
  summary: 'Sends the open invitations of an address to another one; their old links stop working.',
  refuses: ['not_found', 'too_many_requests'],
  rateLimit,
  body: correctBody,
  response: done(message('people.answers.corrected', { email: 'the right address' })),
});

export const suspendPeopleContract = endpoint({
  name: 'suspendPeople',
  method: 'POST',
  path: '/api/company/people/suspend',
  access,
  summary: 'Suspends several people.',
  rateLimit,
  body: chosenPeople,
  response: doneForPeople(message('people.answers.suspended', { count: 0 })),
});

export const restorePeopleContract = endpoint({
  name: 'restorePeople',
  method: 'POST',
  path: '/api/company/people/restore',
  access,
  summary: 'Restores the access of several suspended people.',
  rateLimit,
  body: chosenPeople,
  response: doneForPeople(message('people.answers.restored', { count: 0 })),
});
