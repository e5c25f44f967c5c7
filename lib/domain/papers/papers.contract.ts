import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { paperKinds, paperLimit } from '#/lib/domain/papers/constants.ts';
import { offeredLocale } from '#/lib/platform/language/choose-locale.ts';
import { message } from '#/lib/words/message.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const locale = z
  .string()
  .max(20)
  .refine((value) => offeredLocale(value) !== null, { error: message('profile.language.unknown') })
  .optional()
  .describe(`One of the languages offered here: ${offeredLocales.join(', ')}. Default: the language of the answer.`);

export const listPapersContract = endpoint({
  name: 'listPapers',
  method: 'GET',
  path: '/api/papers',
  access: 'open',
  session: 'optional',
  summary:
    'Lists the papers for works councils, data protection and IT that the caller may read; without signing in, the open ones.',
  response: z.object({
    papers: z.array(
      z.object({
        kind: z.enum(paperKinds),
        title: z.string(),
        about: z.string(),
        isOpen: z.boolean().describe('Whether it can be read without signing in.'),
        version: z
          .string()
          .describe('Changes with every sentence and setting that the paper contains; the same in every language.'),
      }),
    ),
  }),
});

export const getPaperContract = endpoint({
  name: 'getPaper',
  method: 'GET',
  path: '/api/papers/{kind}',
  access: 'open',
  session: 'optional',
  raw: 'application/pdf',
  summary:
    'Returns a paper as a PDF with today’s rules and settings. Papers about the caller’s company also list what has changed. The activity log records signed-in readers.',
  refuses: ['not_found'],
  rateLimit: paperLimit,
  params: z.object({ kind: z.enum(paperKinds) }),
  query: z.object({ locale }),
  response: z.string(),
});
