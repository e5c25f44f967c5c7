import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { namedItem } from '#/lib/api/fields.ts';
import {
  ATTENTION_NAMED,
  analyticsRequest,
  companyQuery,
  groupedAnswers,
  leaderEmail,
  norms,
  periodQuery,
  publishedFigure,
  publishedParticipation,
  publishedSentiment,
  teamHighlight,
  teamsOverviewRequest,
} from '#/lib/domain/dashboards/company/company.schema.ts';
import { lastWeek, points, score, shownPeriod } from '#/lib/domain/dashboards/published/figure.schema.ts';
import { viewedTeam } from '#/lib/domain/dashboards/team/team.schema.ts';
import { hiddenReason, knownTeams } from '#/lib/domain/releases/releases.schema.ts';

export const getCompanyDashboardContract = endpoint({
  name: 'getCompanyDashboard',
  method: 'GET',
  path: '/api/dashboard/company',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Returns the results of the company, or of one department, over a period. `enps.avg` is from −100 to 100, every other `avg` from 0 to 100.',
  refuses: ['not_found'],
  query: companyQuery,
  response: z.object({
    asOf: z.string().nullable().describe('The last day that counts; null until the first results have been published.'),
    period: shownPeriod,
    department: namedItem.nullable().describe('The department; null for the whole company.'),
    members: z.int(),
    teams: z.int(),
    minimumGroupSize: z.int(),
    knownTeams,
    norms,
    enps: groupedAnswers.extend({ interval: z.object({ low: z.int(), high: z.int() }).nullable() }),
    onboarding: groupedAnswers,
    performance: publishedFigure,
    motivation: publishedFigure.and(z.object({ isDefault: z.boolean() })),
    sentiment: publishedSentiment,
    participation: publishedParticipation,
    lastWeek,
  }),
});

export const getCompanyAnalyticsContract = endpoint({
  name: 'getCompanyAnalytics',
  method: 'POST',
  path: '/api/dashboard/company/analytics',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Returns the company’s and its teams’ scores over time in one metric, with each team’s category; teams come in pages.',
  refuses: ['not_found'],
  query: periodQuery,
  body: analyticsRequest,
  response: z.object({
    asOf: z.string().nullable(),
    period: shownPeriod.describe('The period of the company’s results.'),
    teamsPeriod: shownPeriod.describe('The period of the teams’ lines, in whole weeks.'),
    department: namedItem.nullable().describe('The department; null for the whole company.'),
    company: z.object({ motivation: publishedFigure, productivity: publishedFigure, sentiment: publishedFigure }),
    companyLine: points.describe('The metric asked for, at the intervals of the teams’ lines.'),
    teams: z.array(
      z.object({
        id: z.int(),
        teamName: z.string(),
        departmentName: z.string().nullable(),
        data: points,
        avg: score,
        category: z.int(),
        hiddenReason,
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
});

export const listTeamsOverviewContract = endpoint({
  name: 'listTeamsOverview',
  method: 'POST',
  path: '/api/dashboard/teams/overview',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Lists teams with their scores, changes, participation and category; filtered, sorted and paged by the server.',
  refuses: ['not_found'],
  query: periodQuery,
  body: teamsOverviewRequest,
  response: z.object({
    asOf: z.string().nullable(),
    period: shownPeriod,
    teams: z.array(
      z.object({
        team: viewedTeam.extend({ leaderEmail, secondaryLeader: z.string().nullable() }),
        motivation: publishedFigure,
        productivity: publishedFigure,
        sentiments: publishedSentiment,
        participation: publishedParticipation,
        productivity_sentiment_category: z.int(),
        lastWeek,
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    categories: z
      .array(z.object({ id: z.int(), teams: z.int() }))
      .describe('How many teams are in each category, on all pages.'),
    attention: z
      .object({
        total: z.int(),
        teams: z.array(teamHighlight).describe(`The most urgent first; ${ATTENTION_NAMED} at most.`),
      })
      .describe('Teams that need attention, on all pages.'),
    others: z.array(z.object({ id: z.int(), teams: z.int() })).describe('How many other teams each category has.'),
  }),
});
