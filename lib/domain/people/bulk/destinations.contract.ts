import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { namedItem } from '#/lib/api/fields.ts';

const team = namedItem.extend({ departmentName: z.string().nullable() });

export const listDestinationsContract = endpoint({
  name: 'listDestinations',
  method: 'GET',
  path: '/api/company/destinations',
  access: 'auth',
  summary: 'The first departments, teams and people by name that this role may open; people only for a search.',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  response: z.object({
    departments: z.array(namedItem),
    teams: z.array(team),
    people: z.array(
      z.object({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        isSuspended: z.boolean(),
        team: team.nullable().describe('One of the teams by which they are found, if any.'),
      }),
    ),
  }),
});
