import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { feelingsAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';

export const listSurveysContract = endpoint({
  name: 'listSurveys',
  method: 'GET',
  path: '/api/survey/surveys',
  access: 'auth',
  summary: 'Lists the caller’s open check-ins, each with its token, soonest to close first.',
  response: z.object({
    teams: z.array(
      z.object({ id: z.int(), name: z.string(), token: z.string(), localDate: z.string(), closesAt: z.iso.datetime() }),
    ),
    surveys: z.array(z.string()).describe('The tokens alone, in the same order.'),
  }),
});

export const listOwnFeelingsContract = endpoint({
  ...feelingsAddress,
  summary: 'Returns what the caller felt in the last ten check-ins they answered, newest last.',
  response: z.object({
    checkIns: z.array(
      z.object({
        token: z.string(),
        localDate: z.string(),
        emotion: z
          .object({ id: z.int(), label: z.string(), type: z.enum(['good', 'meh', 'bad']) })
          .nullable()
          .describe('The answer; null if it was skipped.'),
      }),
    ),
  }),
});
