import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import {
  chartExport,
  chartExportBody,
  chartHead,
  chartMember,
  chartPart,
  chartPeriod,
  packedMembers,
} from '#/lib/domain/chart/chart.schema.ts';

/** Who may see the company, or their own departments, as a chart. */
export const chartReaders = ['Administrator', 'Department Leader'] as const;

/** The chart with every membership as a separate object. */
const objects = z
  .object({
    shape: z.literal('objects'),
    ...chartHead,
    members: z.array(chartMember),
    membersIn: z
      .literal('team')
      .nullable()
      .describe('`team` if there are too many members for one response: ask for one team at a time with `teamId`.'),
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
  keyScope: 'organisation:read',
  summary:
    'Returns the organisation chart, or a part of it. A department leader gets their own departments, and the administrators who signed up the company.',
  refuses: ['not_found'],
  query: z.object({
    period: chartPeriod.describe('The period of results. People who joined in it are marked.'),
    ...chartPart,
    shape: z
      .enum(['objects', 'packed'])
      .default('objects')
      .describe('`packed` returns members as parallel lists, for companies of any size.'),
    figures: z
      .boolean()
      .default(false)
      .describe('Whether teams and departments include their published results; a key needs `results:read` for them.'),
  }),
  response: z.discriminatedUnion('shape', [objects, packed]),
});

export const exportChartContract = endpoint({
  name: 'exportChart',
  method: 'POST',
  path: '/api/company/diagram/export',
  access: chartReaders,
  summary:
    'Creates a PDF of the chart or a part: returns it in base64, or emails it to people who may see all of it. A slow one returns its id instead. A repeat within ten minutes returns the same file if nothing has changed.',
  refuses: ['not_found', 'too_many_requests'],
  body: chartExportBody,
  response: chartExport,
});

export const getChartExportContract = endpoint({
  name: 'getChartExport',
  method: 'GET',
  path: '/api/company/diagram/export/{id}',
  access: chartReaders,
  mutates: true,
  summary:
    'Returns the progress of an export the caller started, with the file once it’s finished. The file is deleted ten minutes after it’s fetched.',
  params: z.object({ id: z.uuid() }),
  response: chartExport,
});

export const listChartRecipientsContract = endpoint({
  name: 'listChartRecipients',
  method: 'GET',
  path: '/api/company/diagram/recipients',
  access: chartReaders,
  summary:
    'Lists the people the chart, or a part of it, can be sent to: those who may see all of it, the caller first.',
  refuses: ['not_found'],
  query: z.object({ ...chartPart, search: z.string().trim().max(100).default('') }),
  response: z.object({
    users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.string() })),
    total: z.int(),
  }),
});
