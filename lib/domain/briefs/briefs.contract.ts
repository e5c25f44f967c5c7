import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { paragraph } from '#/lib/domain/briefs/briefs.schema.ts';

export const getBriefContract = endpoint({
  name: 'getBrief',
  method: 'GET',
  path: '/api/dashboard/brief',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'What last week brought for the company, the departments or the teams that the person leads, in sentences from published figures. Empty without any.',
  response: z.object({
    week: z.object({ from: z.iso.date(), to: z.iso.date() }),
    paragraphs: z.array(paragraph),
  }),
});
