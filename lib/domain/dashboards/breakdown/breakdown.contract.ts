import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { namedItem } from '#/lib/api/fields.ts';
import { companyQuery, teamHighlight } from '#/lib/domain/dashboards/company/company.schema.ts';
import { score, shares, shownPeriod } from '#/lib/domain/dashboards/published/figure.schema.ts';
import { hiddenReason, knownTeams } from '#/lib/domain/releases/releases.schema.ts';

const figure = z
  .object({
    avg: score,
    change: score,
    reliable: z.boolean(),
    personsBand: z.string().nullable(),
    hiddenReason,
    endsEarly: z.boolean().describe('True if a check-in was due after the last batch.'),
    isPartial: z.boolean().describe('True if it ends early or fewer than half answered.'),
  })
  .meta({ id: 'FigureOfPart' });

const times = z
  .string()
  .nullable()
  .describe('How often it was named, as a range; null if too few people named it in four weeks.');
const drivers = z
  .array(z.object({ id: z.int(), label: z.string(), helped: times, hurt: times }))
  .describe('What people named with good feelings (helped) and bad ones (hurt), most named first.')
  .meta({ id: 'Drivers' });

const feelings = z.object(shares).describe('Shares of the feelings behind the reasons, in percent.');

export const PARTS_SHOWN = 50;
/** At most this many teams that need attention are named. */
export const ATTENTION_MAX = 10;

export const getBreakdownContract = endpoint({
  name: 'getBreakdown',
  method: 'GET',
  path: '/api/dashboard/company/breakdown',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'results:read',
  summary:
    'Compares the departments of the company, or the teams of one department: what helped and hurt in each, and which teams need attention or do well.',
  refuses: ['not_found'],
  query: companyQuery,
  response: z.object({
    asOf: z.string().nullable(),
    period: shownPeriod,
    department: namedItem.nullable().describe('The department; null for the whole company.'),
    minimumGroupSize: z.int(),
    kind: z.enum(['department', 'team']).describe('Whether the parts are departments or teams.'),
    parts: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        members: z.int(),
        motivation: figure,
        productivity: figure,
        sentiment: figure,
        participation: score,
        feelings,
        drivers,
      }),
    ),
    total: z.int().describe(`How many parts there are; the first ${PARTS_SHOWN} by name are shown.`),
    feelings,
    drivers,
    driversHiddenReason: hiddenReason,
    knownTeams,
    attention: z.array(teamHighlight).describe('Teams that need attention, most urgent first; at most ten.'),
    attentionTotal: z.int().describe('How many teams need attention.'),
    watch: z.array(namedItem).describe('Teams whose scores fell and are still high.'),
    risen: z.array(teamHighlight).describe('Teams that rose clearly and aren’t doing well yet; at most two.'),
    success: z.array(teamHighlight).describe('Teams doing well; at most two.'),
    successIds: z.array(z.int()).describe('Doing well, not in `watch`.'),
  }),
});
