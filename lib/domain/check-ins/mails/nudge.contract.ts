import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { isLocalDate, withoutTime } from '#/lib/domain/calendar/local-date.ts';
import { message } from '#/lib/words/message.ts';

export const nudgeTeamContract = endpoint({
  name: 'nudgeTeam',
  method: 'POST',
  path: '/api/checkins/{id}/nudge',
  access: ['Team Leader'],
  summary:
    'Reminds by mail everybody of a team with an unanswered open check-in, each once a day by whomever; for the team’s own leaders.',
  params: z.object({ id }),
  body: z.object({
    date: z
      .string()
      .overwrite(withoutTime)
      .refine(isLocalDate, message('check-ins.fields.date'))
      .optional()
      .describe('The day of the check-in; the last one without it.'),
  }),
  response: done(message('team-dashboard.answers.nudged'), {
    remindedCount: z.int().describe('How many people; where it is 0 the message says why.'),
  }),
});
