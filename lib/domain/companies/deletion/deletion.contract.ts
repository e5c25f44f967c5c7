import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const rateLimit = { points: 30, seconds: 3600 };
const untyped = message('privacy.deletion.untyped');

export const deleteCompanyContract = endpoint({
  name: 'deleteCompany',
  method: 'POST',
  path: '/api/company/delete',
  access,
  summary: `Deletes the company with everything in it, in 14 days; until then, any administrator can keep it. Everyone gets a notification. ${recentSignIn.summary}`,
  refuses: ['invalid'],
  rateLimit,
  body: z.object({
    name: z
      .string(untyped)
      .trim()
      .min(1, untyped)
      .max(200, untyped)
      .describe('The company’s name, as its page shows it.'),
  }),
  response: done(message('privacy.deletion.asked', { company: 'Northlight', day: { date: '2026-03-16' } }), {
    deletesAt: z.iso.datetime().describe('The last moment to keep it.'),
  }),
});

export const keepCompanyContract = endpoint({
  name: 'keepCompany',
  method: 'POST',
  path: '/api/company/keep',
  access,
  summary: 'Cancels the deletion of the company; does nothing if none is planned.',
  rateLimit,
  response: done(message('privacy.deletion.kept', { company: 'Northlight' })),
});
