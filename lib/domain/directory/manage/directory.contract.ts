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
    team: namedItem.nullable().describe('The team whose members are those of the group.'),
  })
  .meta({ id: 'DirectoryGroup' });

export const getDirectoryContract = endpoint({
  name: 'getDirectory',
  method: 'GET',
  path: '/api/integrations/directory',
  access,
  summary: 'How the company’s directory is doing: who and which groups come from it, and what it was last refused.',
  response: z.object({
    url: z.string().describe('Where the directory calls, by SCIM 2.0.'),
    keys: z.array(namedItem).describe('The keys that open it and haven’t ended.'),
    lastSeenAt: z.string().nullable().describe('When it last called; null before the first call.'),
    lastError: z
      .object({ text: z.string(), at: z.string() })
      .nullable()
      .describe('What it was last refused, in words; null if nothing was.'),
    state: z
      .enum(['on', 'paused', 'stopped'])
      .describe('`paused`: it wanted to take many people out. `stopped`: an administrator stopped it.'),
    people: z.object({
      linked: z.int().describe('People whose accounts the directory keeps.'),
      others: z.int().describe('People with an account that it doesn’t keep.'),
      leaving: z.int().describe('People it wanted to take out when it was paused; 0 if it isn’t.'),
    }),
    groups: z.array(group),
    groupsMakeTeams: z.boolean().describe('Whether a new group makes a team of its name.'),
    changes: z
      .array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() }))
      .describe('What it last changed, the newest first, as in the activity: fifty at most.'),
  }),
});

export const updateDirectoryContract = endpoint({
  ...changes,
  name: 'updateDirectory',
  path: '/api/integrations/directory',
  summary: 'Sets whether new groups make teams.',
  body: z.object({ groupsMakeTeams: z.boolean().optional() }),
  response: done(message('directory.answers.saved')),
});

export const previewGroupContract = endpoint({
  name: 'previewGroup',
  method: 'GET',
  path: '/api/integrations/directory/groups/{id}/preview',
  access,
  summary: 'What tying a group to a team would do at once; it changes nothing.',
  refuses: ['not_found', 'conflict'],
  params: z.object({ id: z.uuid() }),
  query: z.object({ teamId: id }),
  response: z.object({
    joining: z.int().describe('People of the group who would join the team.'),
    people: z.array(namedItem).describe(`Of those, ${TIE_NAMES_MAX} at most by name.`),
    already: z.int().describe('People of the group who are in the team or lead it.'),
    others: z.int().describe('Members of the team who aren’t in the group, and stay.'),
    formerTeam: namedItem.nullable().describe('The team that the group is tied to now, if it is another one.'),
  }),
});

export const tieGroupContract = endpoint({
  ...changes,
  name: 'tieGroup',
  path: '/api/integrations/directory/groups/{id}',
  summary:
    'Ties a group to a team, whose members are then added and removed with those of the group, or unties it. Nobody leaves the team by this.',
  refuses: ['not_found', 'conflict'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ teamId: id.nullable() }),
  response: done(message('directory.answers.saved')),
});

export const continueDirectoryContract = endpoint({
  ...changes,
  name: 'continueDirectory',
  path: '/api/integrations/directory/continue',
  summary: 'Lets a paused directory go on and take out as many people as it wants for a day, or starts a stopped one.',
  response: done(message('directory.answers.continued')),
});

export const stopDirectoryContract = endpoint({
  ...changes,
  name: 'stopDirectory',
  path: '/api/integrations/directory/stop',
  summary: 'Takes no more changes from the directory, until an Administrator lets it go on.',
  response: done(message('directory.answers.stopped')),
});
