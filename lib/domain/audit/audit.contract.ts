import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { activityChoices } from '#/lib/domain/audit/constants.ts';
import { message } from '#/lib/words/message.ts';

const noDay = message('audit.answers.noDay');
const entryId = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ title: message('api.titles.page') });

/** Which entries of the activity log to list; a missing field doesn't filter. */
const activityFilter = z.object({
  kind: z
    .enum(activityChoices, message('audit.answers.unknownKind'))
    .optional()
    .describe('`changes` lists every kind, except the caller’s own sign-ins and passwords.'),
  person: z.string().trim().max(100).default('').describe('Part of the name or address of the person who acted.'),
  from: z.iso
    .date(noDay)
    .regex(/^20/, noDay)
    .meta({ title: message('audit.titles.from') })
    .optional()
    .describe('The first day, in the company’s time zone.'),
  to: z.iso
    .date(noDay)
    .regex(/^20/, noDay)
    .meta({ title: message('audit.titles.to') })
    .optional()
    .describe('The last day, in the company’s time zone.'),
  before: entryId.optional().describe('The `next` of the previous page.'),
  after: entryId
    .optional()
    .describe('Lists what came after this entry, oldest first; `next` is then the next page’s `after`.'),
});

export type ActivityFilter = z.output<typeof activityFilter>;

const noMonth = message('audit.answers.noMonth');

const activityMonth = z.object({
  month: z
    .string(noMonth)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, noMonth)
    .meta({ title: message('audit.titles.month') })
    .optional()
    .describe('YYYY-MM. Default: this month.'),
  format: z
    .enum(['csv', 'jsonl'], message('audit.answers.unknownFormat'))
    .meta({ title: message('audit.titles.format') })
    .default('csv')
    .describe('`jsonl` returns `application/x-ndjson`: one JSON object per line, with null for what is missing.'),
});
export type ActivityFormat = z.output<typeof activityMonth>['format'];

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
