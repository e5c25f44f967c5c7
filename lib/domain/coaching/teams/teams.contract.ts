import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

/** Only the roles of people in a team can use its coaching corner. */
export const inTeams = ['Team Leader', 'Member'] as const;

export const listCoachTeamsContract = endpoint({
  name: 'listCoachTeams',
  method: 'GET',
  path: '/api/coach/teams',
  access: inTeams,
  summary: 'Lists the teams the caller leads or belongs to, by the current role.',
  response: z.object({
    teams: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        newMessages: z.int().describe('Unread messages in the motivation chat box.'),
      }),
    ),
  }),
});
