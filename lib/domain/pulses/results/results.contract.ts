import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { pulseResults, pulseTeams } from '#/lib/domain/pulses/pulses.schema.ts';

/** Everyone who leads may read the results of teams they lead. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;

export const listPulseTeamsContract = endpoint({
  name: 'listPulseTeams',
  method: 'GET',
  path: '/api/pulse/{id}/teams',
  access: leaders,
  keyScope: 'results:read',
  summary: 'Lists the teams whose results the caller may read, all teams together first, and the rounds.',
  params: z.object({ id }),
  response: pulseTeams,
});

export const getPulseResultsContract = endpoint({
  name: 'getPulseResults',
  method: 'GET',
  path: '/api/pulse/results/{id}/{teamId}',
  access: leaders,
  keyScope: 'results:read',
  summary: 'Returns the published results of a round, for a team or all teams together; without texts for a key.',
  params: z.object({ id, teamId: idOrZero.describe('The team’s id; 0 for all teams together.') }),
  query: z.object({
    round: id.optional().describe('The round’s id. Default: the last published one.'),
  }),
  response: pulseResults,
});
