import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import { moveBody, remindBody, removeBody } from '#/lib/domain/people/people.schema.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;

/** Returns the schema of an answer for several people: for each, whether anything was done. */
export function doneForPeople(text: string) {
  const result = z
    .object({
      email: z.string(),
      name: z.string().describe('The name, or the address if no name is known.'),
      isDone: z.boolean(),
      reason: z.string().nullable(),
    })
    .meta({ id: 'PersonResult' });
  return done(text, { doneCount: z.int(), results: z.array(result) }).meta({ id: 'PeopleResults' });
}

export const remindPeopleContract = endpoint({
  name: 'remindPeople',
  method: 'POST',
  path: '/api/company/people/remind',
  access,
  summary:
    'Resends invitations and reminds people of onboarding; with `everyone`, all who haven’t finished, 200 at a time.',
  rateLimit: { points: 60, seconds: 3600 },
  body: remindBody,
  response: doneForPeople(message('people.answers.reminded', { count: 0 })),
});

export const movePeopleContract = endpoint({
  name: 'movePeople',
  method: 'POST',
  path: '/api/company/people/move',
  access,
  keyScope: 'organisation:write',
  summary: 'Adds people to a team as members and, by default, removes them from their other teams.',
  refuses: ['not_found'],
  rateLimit: { points: 60, seconds: 3600 },
  body: moveBody,
  response: doneForPeople(message('people.answers.moved', { count: 0 })),
});

export const removePeopleContract = endpoint({
  name: 'removePeople',
  method: 'POST',
  path: '/api/company/people/remove',
  access,
  keyScope: 'organisation:write',
  summary: 'Takes people out of teams as members, and withdraws their open invitations.',
  refuses: ['not_found'],
  rateLimit: { points: 60, seconds: 3600 },
  body: removeBody,
  response: doneForPeople(message('people.answers.removed', { count: 0 })),
});

const team = namedItem.extend({ departmentName: z.string().nullable() });

export const listDestinationsContract = endpoint({
  name: 'listDestinations',
  method: 'GET',
  path: '/api/company/destinations',
  access: 'auth',
  summary:
    'Lists the first departments, teams and people that this role may open, in alphabetical order; people only for a search.',
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
        team: team.nullable().describe('One of the teams they were found by, if any.'),
      }),
    ),
  }),
});
