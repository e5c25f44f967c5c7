import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { paragraph } from '#/lib/domain/briefs/briefs.schema.ts';

export const getBriefContract = endpoint({
  name: 'getBrief',
  method: 'GET',
  path: '/api/dashboard/brief',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Returns last week in sentences, from published results, for the company, departments or teams that the person leads. Empty if there are no results.',
  response: z.object({
    week: z.object({ from: z.iso.date(), to: z.iso.date() }),
    paragraphs: z.array(paragraph),
  }),
});
