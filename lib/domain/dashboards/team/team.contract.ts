import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { pageNumber } from '#/lib/api/fields.ts';
import { teamDashboard, teamDashboardQuery, teamParams } from '#/lib/domain/dashboards/team/team.schema.ts';

export const listDashboardTeamsContract = endpoint({
  name: 'listDashboardTeams',
  method: 'GET',
  path: '/api/dashboard/teams',
  access: 'auth',
  summary:
    'Lists the teams whose dashboard or management the caller may open in the current role, in alphabetical order.',
  query: z.object({ page: pageNumber.optional() }),
  response: z.object({
    total: z.int().describe('How many teams are on all pages.'),
    teams: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        departmentName: z.string().nullable(),
        leader: z.string().nullable(),
        secondaryLeader: z.string().nullable(),
        membersCount: z.int(),
        openInvitations: z.int(),
      }),
    ),
  }),
});

export const getTeamDashboardContract = endpoint({
  name: 'getTeamDashboard',
  method: 'GET',
  path: '/api/dashboard/teams/{id}',
  access: ['Administrator', 'Department Leader', 'Team Leader', 'Member'],
  keyScope: 'results:read',
  summary:
    'Returns motivation, performance, sentiment, norms and factors of one team over a period: by name and live for its leaders, as published for everyone else.',
  preview: 'allowed',
  params: teamParams,
  query: teamDashboardQuery,
  response: teamDashboard,
});

export const exportTeamAnswersContract = endpoint({
  name: 'exportTeamAnswers',
  method: 'GET',
  path: '/api/dashboard/teams/{id}/answers',
  access: ['Team Leader'],
  raw: 'text/csv',
  summary: 'Returns the data behind the dashboard as CSV, one row per check-in that was due, for the team’s leaders.',
  rateLimit: { points: 60, seconds: 3600 },
  params: teamParams,
  query: teamDashboardQuery,
  response: z.string(),
});

export const getLastPulseContract = endpoint({
  name: 'getLastPulse',
  method: 'GET',
  path: '/api/dashboard/teams/{id}/pulse',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Returns the newest results of a team’s pulses that the caller may read, at most a year old.',
  params: teamParams,
  response: z.object({
    last: z
      .object({
        pulseId: z.int(),
        roundId: z.int(),
        name: z.string(),
        askedOn: z.string().describe('YYYY-MM-DD, the day of the round.'),
        persons: z.string().nullable().describe('How many answered, as a range such as “10–19”.'),
        findings: z.array(z.string()).describe('The main results in sentences: the best, the lowest and the eNPS.'),
      })
      .nullable()
      .describe('The last pulse with results; null if none.'),
  }),
});

/** The documented preview of the team dashboard: the same call with the preview token. */
export const previewedTeamDashboardContract = { ...getTeamDashboardContract, preview: 'sent' } as const;
