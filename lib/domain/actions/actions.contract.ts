import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { action, actionChange, actionMove, helpedBody, newAction, topic } from '#/lib/domain/actions/actions.schema.ts';
import { share, shareable } from '#/lib/domain/actions/share/share.contract.ts';
import { message } from '#/lib/words/message.ts';

const ofAction = z.object({ id });
const leading = ['Administrator', 'Department Leader', 'Team Leader'] as const;

export const listActionsContract = endpoint({
  name: 'listActions',
  method: 'GET',
  path: '/api/actions',
  access: ['Administrator', 'Department Leader', 'Team Leader', 'Member'],
  keyScope: 'results:read',
  summary: 'Lists the steps that a team tries, and those settled in the last four weeks, newest first.',
  refuses: ['not_found', 'forbidden'],
  query: z.object({ teamId: id }),
  response: z.object({
    today: z.string().describe('Today in the company’s time zone, YYYY-MM-DD.'),
    canManage: z.boolean().describe('Whether the caller may start, change and end steps.'),
    actions: z.array(action),
    starts: z
      .array(z.object({ day: z.string(), will: z.string() }))
      .describe('When steps of the last year began, settled ones too, oldest first.'),
    share: share.nullable().describe('What was last shared with the team; null if nothing was shared recently.'),
    shareable: z.array(shareable).describe('What the caller may share with the team, newest first.'),
  }),
});

export const listActionIdeasContract = endpoint({
  name: 'listActionIdeas',
  method: 'GET',
  path: '/api/actions/ideas',
  access: leading,
  summary: 'Lists the prepared steps for a reason, and the ready-to-use survey that asks more about it.',
  query: z.object({ topic }),
  response: z.object({
    ideas: z.array(
      z.object({
        prepared: z.int(),
        text: z.string(),
        keptBy: z
          .int()
          .nullable()
          .describe('How many teams in the company kept it for a published reason; null if fewer than two did.'),
      }),
    ),
    survey: z
      .object({ id: z.int(), name: z.string(), questions: z.int().describe('The number of its questions.') })
      .nullable()
      .describe('The survey about the reason; null for the topic `other`.'),
  }),
});

export const startActionContract = endpoint({
  name: 'startAction',
  method: 'POST',
  path: '/api/actions',
  access: leading,
  summary:
    'Starts a step of a team: a prepared one, or one in the caller’s own words. At most three can be open, one for each topic.',
  refuses: ['not_found', 'forbidden', 'invalid', 'conflict', 'offensive'],
  body: newAction,
  response: done(message('actions.answers.started'), {
    action,
    isPosted: z.boolean().describe('Whether it was also posted in the chat box.'),
  }),
});

export const changeActionContract = endpoint({
  name: 'changeAction',
  method: 'POST',
  path: '/api/actions/{id}',
  access: leading,
  summary: 'Changes what an open step tries, or the day to look back on it.',
  refuses: ['not_found', 'forbidden', 'invalid', 'conflict', 'offensive'],
  params: ofAction,
  body: actionChange,
  response: done(message('actions.answers.changed'), { action }),
});

export const moveActionContract = endpoint({
  name: 'moveAction',
  method: 'POST',
  path: '/api/actions/{id}/state',
  access: leading,
  summary: 'Marks a step as done or not, or says how it ended, and why.',
  refuses: ['not_found', 'forbidden', 'invalid', 'conflict', 'offensive'],
  params: ofAction,
  body: actionMove,
  response: done(message('actions.answers.moved'), { action }),
});

export const answerHelpedContract = endpoint({
  name: 'answerHelped',
  method: 'POST',
  path: '/api/actions/{id}/helped',
  access: ['Administrator', 'Department Leader', 'Team Leader', 'Member'],
  summary: 'Stores once, without a name, whether a step helped; for members of its team, while they’re asked.',
  refuses: ['not_found', 'forbidden', 'conflict'],
  anonymousLog: true,
  params: ofAction,
  body: helpedBody,
  response: done(message('actions.answers.helped')),
});
