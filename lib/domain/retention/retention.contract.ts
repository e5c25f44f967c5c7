import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { retentionKinds } from '#/lib/domain/retention/constants.ts';
import { message } from '#/lib/words/message.ts';

const path = '/api/company/retention';
const access = ['Administrator'] as const;
const kind = z.enum(retentionKinds, message('privacy.retention.unknownKind'));
const noMonths = message('privacy.retention.noMonths');

export const getRetentionContract = endpoint({
  name: 'getRetention',
  method: 'GET',
  path,
  access,
  summary:
    'Returns how many months the company keeps check-ins, texts, messages, its activity log and suspended people.',
  response: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        months: z.int().describe('What the company has chosen.'),
        startsOn: z.iso
          .date()
          .nullable()
          .describe('The first day on which the choice applies; null if it already does.'),
        monthsNow: z.int().nullable().describe('What applies today; null if nothing is deleted yet.'),
        least: z.int(),
        most: z.int(),
      }),
    ),
  }),
});

const choice = z.object({
  kind,
  months: z
    .int(noMonths)
    .min(1, noMonths)
    .max(120, noMonths)
    .describe('Between `least` and `most` of its kind; texts of check-ins are kept no longer than check-ins.'),
  isDryRun: z.boolean().default(false).describe('Whether to only count what would be deleted.'),
});
export type RetentionChoice = z.output<typeof choice>;

export const chooseRetentionContract = endpoint({
  name: 'chooseRetention',
  method: 'POST',
  path,
  access,
  summary:
    'Sets how many months the company keeps one kind of data. A longer time usually applies immediately. A shorter one applies after 7 days, and leaders get a notification.',
  refuses: ['invalid'],
  rateLimit: { points: 120, seconds: 3600 },
  body: choice,
  response: done(message('privacy.retention.saved', { day: { date: '2026-03-09' } }), {
    rows: z.int().describe('How many check-ins, texts, messages, entries or people are deleted once it applies.'),
    startsOn: z.iso.date(),
  }),
});
