import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

export const listSurveysContract = endpoint({
  name: 'listSurveys',
  method: 'GET',
  path: '/api/survey/surveys',
  access: 'auth',
  summary: 'The signed-in person’s open check-ins, each with its token, the one that closes first in front.',
  response: z.object({
    teams: z.array(
      z.object({ id: z.int(), name: z.string(), token: z.string(), localDate: z.string(), closesAt: z.iso.datetime() }),
    ),
    surveys: z.array(z.string()).describe('The tokens alone, in the same order.'),
  }),
});
