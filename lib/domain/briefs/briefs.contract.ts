import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { paragraph } from '#/lib/domain/briefs/briefs.schema.ts';

export const getBriefContract = endpoint({
  name: 'getBrief',
  method: 'GET',
  path: '/api/dashboard/brief',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Returns in sentences what last week’s published results show, for the company, departments or teams that the caller leads. Empty without results.',
  response: z.object({
    week: z.object({ from: z.iso.date(), to: z.iso.date() }),
    paragraphs: z.array(paragraph),
  }),
});
