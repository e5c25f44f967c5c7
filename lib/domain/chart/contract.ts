import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { chartHead, chartMember, chartPart, chartPeriod, packedMembers } from '#/lib/domain/chart/schema.ts';

/** Who sees the company, or the own departments of it, as a chart. */
export const chartReaders = ['Administrator', 'Department Leader'] as const;

/** The chart with every membership as an object of its own. */
const objects = z
  .object({
    shape: z.literal('objects'),
    ...chartHead,
    members: z.array(chartMember),
    membersIn: z
      .literal('team')
      .nullable()
      .describe('`team` where there are too many for one answer: they come with the parameter of this name.'),
  })
  .meta({ id: 'Chart' });

const packed = z
  .object({
    shape: z.literal('packed'),
    ...chartHead,
    members: packedMembers,
    workPositions: z.array(z.string()),
  })
  .meta({ id: 'PackedChart' });

export const getChartContract = endpoint({
  name: 'getChart',
  method: 'GET',
  path: '/api/company/diagram',
  access: chartReaders,
  summary:
    'The organisation chart: the company with its Administrators, departments, teams and members, or a part of it. A Department Leader gets the own departments, and of the Administrators those who signed the company up.',
  query: z.object({
    period: chartPeriod.describe('Marks who came within it, and is what figures are of.'),
    ...chartPart,
    shape: z
      .enum(['objects', 'packed'])
      .default('objects')
      .describe('`packed` holds members as lists side by side, for companies of any size.'),
    figures: z.boolean().default(false).describe('Whether teams and departments come with what is published of them.'),
  }),
  response: z.discriminatedUnion('shape', [objects, packed]),
});
