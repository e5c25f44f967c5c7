import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { idOrZero, namedItem, page } from '#/lib/api/fields.ts';
import { teamIds, teamStep } from '#/lib/domain/actions/actions.schema.ts';

export const listTeamStepsContract = endpoint({
  name: 'listTeamSteps',
  method: 'GET',
  path: '/api/actions/overview',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Lists the open steps of the given teams, those to look back on first, and each team’s last settled one; none for teams the caller can’t see.',
  query: z.object({ teamIds }),
  response: z.object({ steps: z.array(teamStep) }),
});

/** Teams per page: as many as one call for steps may ask for. */
export const DEED_TEAMS_PER_PAGE = 50;

const date = z.string().describe('YYYY-MM-DD');

const teamDeeds = z
  .object({
    team: namedItem,
    department: z.string().nullable(),
    leader: z.string().nullable(),
    leaderEmail: z.string().nullable(),
    steps: z.array(teamStep).describe('Open steps, and the last settled one.'),
    unsharedOn: date
      .nullable()
      .describe('The day of the newest pulse results of the last 30 days that aren’t shared yet; null without any.'),
    sharedOn: date.nullable().describe('The day results were last shared with the team.'),
  })
  .meta({ id: 'TeamDeeds' });

export const listTeamDeedsContract = endpoint({
  name: 'listTeamDeeds',
  method: 'GET',
  path: '/api/actions/teams',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Lists what each team tries, what’s overdue or shared, and which steps were kept. Teams with a step to look back on come first.',
  query: z.object({
    departmentId: idOrZero.default(0).describe('0 for all departments the caller can see.'),
    page,
  }),
  refuses: ['not_found', 'forbidden'],
  response: z.object({
    counts: z
      .object({ teams: z.int(), trying: z.int(), due: z.int() })
      .describe('How many teams there are, how many have an open step, and how many have one to look back on.'),
    pages: z.int(),
    teams: z.array(teamDeeds),
    keptSteps: z
      .array(
        z.object({
          said: z.string().nullable().describe('The reason; null unless all these teams may read it.'),
          will: z.string(),
          keptOn: date.describe('The latest day a team decided to keep it.'),
          count: z.int(),
          teams: z.array(namedItem.extend({ keptOn: z.string().optional() })),
        }),
      )
      .describe(
        'Steps that teams kept in the last twelve months, newest first. `count` is the number of teams; `teams` has a few of them.',
      ),
  }),
});
