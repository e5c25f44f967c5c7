import * as z from 'zod';
import { activityKinds } from '#/lib/domain/audit/constants.ts';
import { message } from '#/lib/words/message.ts';

/** Which entries of the activity log to list; a missing field does not narrow the list. */
export const activityFilter = z.object({
  kind: z.enum(activityKinds, message('audit.answers.unknownKind')).optional(),
  person: z.string().trim().max(100).default('').describe('A part of the name or the address of who acted.'),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ title: message('api.titles.page') })
    .optional()
    .describe('`next` of the page before.'),
});

export type ActivityFilter = z.output<typeof activityFilter>;

const noMonth = message('audit.answers.noMonth');

export const activityMonth = z.object({
  month: z
    .string(noMonth)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, noMonth)
    .meta({ title: message('audit.titles.month') })
    .optional()
    .describe('YYYY-MM; this month without it.'),
});
