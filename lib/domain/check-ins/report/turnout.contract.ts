import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { turnoutAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';

export const getTurnoutContract = endpoint({
  ...turnoutAddress,
  summary:
    'How many of the team have answered the check-in of that day, and when the next one goes out, for whoever has answered it. 422 before that, and from a day after its end.',
  refuses: ['not_found'],
  body: z.object({ token: z.string().max(200) }),
  response: z.object({
    teamName: z.string(),
    localDate: z.string(),
    turnout: z
      .object({ answered: z.int(), asked: z.int() })
      .nullable()
      .describe('Null until as many have answered as the smallest group of the company has.'),
    nextAt: z.iso.datetime().nullable().describe('Null where none is planned, or the person is no longer asked.'),
    timeZone: z.string().describe('Where the person is.'),
  }),
});
