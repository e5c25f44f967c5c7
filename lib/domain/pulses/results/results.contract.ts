import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { pulseResults, pulseTeams } from '#/lib/domain/pulses/pulses.schema.ts';

/** Whoever leads may read of what they lead. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;

export const listPulseTeamsContract = endpoint({
  name: 'listPulseTeams',
  method: 'GET',
  path: '/api/pulse/{id}/teams',
  access: leaders,
  keyScope: 'results:read',
  summary: 'The teams whose results this person may read, the whole first, and the rounds.',
  params: z.object({ id }),
  response: pulseTeams,
});

export const getPulseResultsContract = endpoint({
  name: 'getPulseResults',
  method: 'GET',
  path: '/api/pulse/results/{id}/{teamId}',
  access: leaders,
  keyScope: 'results:read',
  summary: 'What is published of a round, for a team or the whole; for a key without the texts.',
  params: z.object({ id, teamId: idOrZero.describe('0 for the whole.') }),
  query: z.object({
    round: id.optional().describe('Without it the last published one.'),
  }),
  response: pulseResults,
});
