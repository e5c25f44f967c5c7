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
    'Reminds everyone in a team with an open check-in, by email or chat as they chose, at most once a day per person; for the team’s own leaders.',
  params: z.object({ id }),
  body: z.object({
    date: z
      .string()
      .overwrite(withoutTime)
      .refine(isLocalDate, message('check-ins.fields.date'))
      .optional()
      .describe('The day of the check-in. Default: the last one.'),
  }),
  response: done(message('team-dashboard.answers.nudged'), {
    remindedCount: z.int().describe('How many people were reminded; if it’s 0 the message says why.'),
  }),
});
