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
      .describe('`team` where they are too many for one answer: they come with that parameter.'),
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
    'The organisation chart, or a part of it. A Department Leader gets the own departments, and the Administrators who signed the company up.',
  refuses: ['not_found'],
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

export const exportChartContract = endpoint({
  name: 'exportChart',
  method: 'POST',
  path: '/api/company/diagram/export',
  access: chartReaders,
  summary:
    'Makes a PDF of the chart or a part of it: returns it in base64, or mails it to people who may see all of it. A slow one returns its id. A repeat within ten minutes is the same while nothing has changed.',
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
  summary: 'How far an own export is, with its finished file, which goes ten minutes after it was fetched.',
  params: z.object({ id: z.uuid() }),
  response: chartExport,
});

export const listChartRecipientsContract = endpoint({
  name: 'listChartRecipients',
  method: 'GET',
  path: '/api/company/diagram/recipients',
  access: chartReaders,
  summary: 'The people to whom the chart, or a part of it, can be sent: those who may see all of it, oneself first.',
  refuses: ['not_found'],
  query: z.object({ ...chartPart, search: z.string().trim().max(100).default('') }),
  response: z.object({
    users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.string() })),
    total: z.int(),
  }),
});
