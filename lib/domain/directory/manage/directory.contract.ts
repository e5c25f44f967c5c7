import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, namedItem } from '#/lib/api/fields.ts';
import { TIE_NAMES_MAX } from '#/lib/domain/directory/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const changes = { method: 'POST', access, rateLimit: { points: 120, seconds: 3600 } } as const;

const group = z
  .object({
    id: z.uuid(),
    name: z.string(),
    members: z.int(),
    team: namedItem.nullable().describe('The team that the group fills.'),
  })
  .meta({ id: 'DirectoryGroup' });

export const getDirectoryContract = endpoint({
  name: 'getDirectory',
  method: 'GET',
  path: '/api/integrations/directory',
  access,
  summary: 'Returns the state of the company’s directory: people, groups, and the last refusal.',
  response: z.object({
    url: z.string().describe('The URL that the directory calls, by SCIM 2.0.'),
    keys: z.array(namedItem).describe('The keys that open it and haven’t expired.'),
    lastSeenAt: z.string().nullable().describe('When it last called; null before the first call.'),
    lastError: z
      .object({ text: z.string(), at: z.string() })
      .nullable()
      .describe('Why its last refused call was refused, in words; null if none was.'),
    state: z
      .enum(['on', 'paused', 'stopped'])
      .describe('`paused`: it wanted to remove many people. `stopped`: an administrator stopped it.'),
    people: z.object({
      linked: z.int().describe('People whose accounts the directory manages.'),
      others: z.int().describe('People with an account who aren’t managed by the directory.'),
      leaving: z.int().describe('People it wanted to remove when it was paused; 0 if it isn’t.'),
    }),
    groups: z.array(group),
    groupsMakeTeams: z.boolean().describe('Whether a new group creates a team with its name.'),
    changes: z
      .array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() }))
      .describe('The directory’s latest changes, newest first, fifty at most.'),
  }),
});

export const updateDirectoryContract = endpoint({
  ...changes,
  name: 'updateDirectory',
  path: '/api/integrations/directory',
  summary: 'Sets whether new groups create teams.',
  body: z.object({ groupsMakeTeams: z.boolean().optional() }),
  response: done(message('directory.answers.saved')),
});

export const previewGroupContract = endpoint({
  name: 'previewGroup',
  method: 'GET',
  path: '/api/integrations/directory/groups/{id}/preview',
  access,
  summary: 'Returns what would happen immediately if a group filled a team; changes nothing.',
  refuses: ['not_found', 'conflict'],
  params: z.object({ id: z.uuid() }),
  query: z.object({ teamId: id }),
  response: z.object({
    joining: z.int().describe('People in the group who would join the team.'),
    people: z.array(namedItem).describe(`The names of up to ${TIE_NAMES_MAX} of those people.`),
    already: z.int().describe('People in the group who are already in the team or lead it.'),
    others: z.int().describe('Members of the team who aren’t in the group, and stay.'),
    formerTeam: namedItem.nullable().describe('The team that the group fills now, if it’s another one.'),
  }),
});

export const tieGroupContract = endpoint({
  ...changes,
  name: 'tieGroup',
  path: '/api/integrations/directory/groups/{id}',
  summary:
    'Connects a group to a team, so that people join and leave the team with it, or disconnects it. No one leaves the team because of this call.',
  refuses: ['not_found', 'conflict'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ teamId: id.nullable() }),
  response: done(message('directory.answers.saved')),
});

export const continueDirectoryContract = endpoint({
  ...changes,
  name: 'continueDirectory',
  path: '/api/integrations/directory/continue',
  summary: 'Lets a paused directory continue and remove as many people as it wants for a day, or starts a stopped one.',
  response: done(message('directory.answers.continued')),
});

export const stopDirectoryContract = endpoint({
  ...changes,
  name: 'stopDirectory',
  path: '/api/integrations/directory/stop',
  summary: 'Stops accepting changes from the directory until an administrator lets it continue.',
  response: done(message('directory.answers.stopped')),
});
