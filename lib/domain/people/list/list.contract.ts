import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id, namedItem } from '#/lib/api/fields.ts';
import { personStatuses } from '#/lib/domain/people/constants.ts';
import { peopleFilter, peopleOrder } from '#/lib/domain/people/people.schema.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;

export const listedPerson = z
  .object({
    id: z.int().nullable().describe('The person’s id; null for an invited person.'),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roleNames)),
    departments: z.array(namedItem),
    teams: z.array(namedItem.extend({ departmentName: z.string().nullable() })),
    status: z.enum(personStatuses),
    expiresAt: z.string().nullable().describe('When the last open invitation expires, or expired.'),
    mailRefusedAt: z.string().nullable().describe('When the address started refusing emails; null if it doesn’t.'),
  })
  .meta({ id: 'ListedPerson' });

export const listPeopleContract = endpoint({
  name: 'listPeople',
  method: 'GET',
  path: '/api/company/people',
  access,
  keyScope: 'organisation:read',
  summary:
    'Lists everyone with an account or an invitation, fifty per page; `after` is the `next` of the previous page in the same order.',
  query: peopleFilter.extend({
    ...peopleOrder.shape,
    after: z
      .string()
      .max(700)
      .meta({ title: message('fields.titles.page') })
      .optional(),
  }),
  response: z.object({
    people: z.array(listedPerson),
    total: z.int().describe('How many people match the filters.'),
    unfinished: z.int().nullable().describe('How many haven’t finished setting up; null after the first page.'),
    next: z.string().nullable(),
  }),
});

export const exportPeopleContract = endpoint({
  name: 'exportPeople',
  method: 'GET',
  path: '/api/company/people/export',
  access,
  keyScope: 'organisation:read',
  raw: 'text/csv',
  summary:
    'Returns the people that `listPeople` lists as CSV, a row per role and place, in the columns that the import reads.',
  rateLimit: { points: 60, seconds: 3600 },
  query: peopleFilter,
  response: z.string(),
});

export const listPeopleTeamsContract = endpoint({
  name: 'listPeopleTeams',
  method: 'GET',
  path: '/api/company/people/teams',
  access,
  keyScope: 'organisation:read',
  summary:
    'Lists the teams to filter people by: those of the company, of one department, or (0) outside every department.',
  query: peopleFilter.pick({ department: true }),
  response: z.object({ teams: z.array(namedItem.extend({ departmentName: z.string().nullable() })) }),
});

export const getPersonContract = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/api/company/people/{id}',
  access,
  keyScope: 'organisation:read',
  summary: 'Returns a person in the company who has an account, as the list of people shows them.',
  refuses: ['not_found'],
  params: z.object({ id }),
  response: z.object({ person: listedPerson }),
});
