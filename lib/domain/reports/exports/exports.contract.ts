import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { page } from '#/lib/api/fields.ts';
import { reportRequest, reportScope } from '#/lib/domain/reports/reports.schema.ts';

const access = ['Administrator', 'Department Leader', 'Team Leader'] as const;

export const getReportDataContract = endpoint({
  name: 'getReportData',
  method: 'GET',
  path: '/api/dashboard/report/data',
  access,
  summary: 'Lists the people the caller can create reports for, and what each report is about, page by page.',
  query: z.object({
    search: z.string().trim().max(100).default(''),
    page,
  }),
  response: z.object({
    users: z.array(z.object({ id: z.int(), name: z.string(), scopes: z.array(reportScope) })),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
});

const report = z
  .object({
    id: z.string(),
    flag: z.enum(['send', 'download']),
    status: z.enum(['waiting', 'working', 'done', 'failed']),
    doneCount: z.int().describe('How many of the requested reports are finished.'),
    totalCount: z.int(),
    buffer: z.string().nullable().describe('The PDF in base64 and its name, once a download is finished.'),
    fileName: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'Report' });

export const exportReportContract = endpoint({
  name: 'exportReport',
  method: 'POST',
  path: '/api/dashboard/report/export',
  access,
  summary:
    'Creates a PDF report: emails it to the people named, or returns it in base64. If that takes too long, it returns the report’s id. A repeat within ten minutes returns the same file if nothing has changed.',
  refuses: ['not_found', 'too_many_requests'],
  body: reportRequest,
  response: report,
});

export const fetchReportContract = endpoint({
  name: 'fetchReport',
  method: 'GET',
  path: '/api/dashboard/report/{id}',
  access,
  mutates: true,
  summary:
    'Returns the progress of a report the caller started, with the file once it’s finished. The file is deleted ten minutes after it’s fetched.',
  params: z.object({ id: z.uuid() }),
  response: report,
});
