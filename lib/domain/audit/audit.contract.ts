import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { activityFilter, activityMonth } from '#/lib/domain/audit/audit.schema.ts';

export const listActivityContract = endpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/api/company/activity',
  access: ['Administrator'],
  keyScope: 'audit:read',
  summary: 'What people have changed in the company, the newest first, fifty to a page.',
  query: activityFilter,
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        who: z.string(),
        role: z.string().nullable().describe('The role they acted in; null where something acted for them.'),
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
    'What people have changed in a month, where the company is, the oldest first; of sign-ins how many there were on a day.',
  rateLimit: { points: 60, seconds: 3600 },
  query: activityMonth,
  response: z.string(),
});
