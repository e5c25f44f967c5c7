import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { activityFilter, activityMonth } from '#/lib/domain/audit/audit.schema.ts';

export const listActivityContract = endpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/api/company/activity',
  access: ['Administrator'],
  keyScope: 'audit:read',
  summary: 'Lists what people have changed in the company, newest first, fifty per page; with `after`, oldest first.',
  query: activityFilter,
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        who: z.string(),
        role: z.string().nullable().describe('The role they acted in; null if the product acted for them.'),
        kind: z.string(),
        text: z.string().describe('What was done, to be read after the name.'),
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const exportActivityContract = endpoint({
  name: 'exportActivity',
  method: 'GET',
  path: '/api/company/activity/export',
  access: ['Administrator'],
  keyScope: 'audit:read',
  raw: 'text/csv',
  summary:
    'Returns what people changed in a month, in the company’s time zone, oldest first, as CSV or JSON lines; sign-ins only as a number per day.',
  rateLimit: { points: 60, seconds: 3600 },
  query: activityMonth,
  response: z.string(),
});
