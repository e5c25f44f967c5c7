import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';
import { coachItem, votes } from '#/lib/domain/coaching/coaching.schema.ts';
import { inTeams } from '#/lib/domain/coaching/teams/teams.contract.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';

const params = z.object({ id });
const page = z.object({
  offset: z.int().min(0).max(ID_MAX).default(0).describe('How many items to skip.'),
  until: z
    .int()
    .min(0)
    .max(ID_MAX)
    .optional()
    .describe('The value that the first page returned, so that newer items don’t shift the others.'),
});
const until = z.int().describe('Send it with the requests for the next pages.');

export const listCoachInsightsContract = endpoint({
  name: 'listCoachInsights',
  method: 'GET',
  path: '/api/coach/{id}/insights',
  access: inTeams,
  summary: 'Lists insights for the caller about a team, newest first, five per page. A page with fewer is the last.',
  refuses: ['not_found', 'forbidden'],
  params,
  query: page,
  response: z.object({ insights: z.array(coachItem), until }),
});

export const listCoachTrendsContract = endpoint({
  name: 'listCoachTrends',
  method: 'GET',
  path: '/api/coach/{id}/trends',
  access: inTeams,
  summary: 'Lists trends for the caller about a team, newest first, five per page. A page with fewer is the last.',
  refuses: ['not_found', 'forbidden'],
  params,
  query: page,
  response: z.object({ trends: z.array(coachItem), until }),
});

export const likeCoachItemContract = endpoint({
  name: 'likeCoachItem',
  method: 'GET',
  path: '/api/coach/{id}/like',
  access: inTeams,
  mutates: true,
  summary: 'Likes an insight or a trend and marks it as seen. Call it again to remove the like.',
  refuses: ['not_found'],
  params,
  response: votes,
});

export const dislikeCoachItemContract = endpoint({
  name: 'dislikeCoachItem',
  method: 'GET',
  path: '/api/coach/{id}/dislike',
  access: inTeams,
  mutates: true,
  summary: 'Dislikes an insight or a trend and marks it as seen. Call it again to remove the dislike.',
  refuses: ['not_found'],
  params,
  response: votes,
});

export const seeCoachItemContract = endpoint({
  name: 'seeCoachItem',
  method: 'POST',
  path: '/api/coach/{id}/seen',
  access: inTeams,
  summary: 'Records that an insight or a trend was opened.',
  refuses: ['not_found'],
  params,
  body: z.object({}),
  response: z.object({ seen: z.literal(true) }),
});
