import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import {
  NOTE_LENGTH_MAX,
  PICKED_TEXTS_MAX,
  SHARE_TOPICS_MAX,
  VOTE_TOPICS_MAX,
} from '#/lib/domain/actions/constants.ts';
import { topicNames } from '#/lib/domain/actions/share/topics.constants.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { questionResult } from '#/lib/domain/pulses/pulses.schema.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

const date = z.string().describe('YYYY-MM-DD');

const figure = z.int().nullable().describe('0 to 100; null unless published to the caller.');

/** What is shared: a round of a pulse, or a month of check-ins. */
const about = {
  kind: z.enum(['round', 'month']),
  name: z.string().nullable().describe('The pulse’s name; null for a month of check-ins.'),
  asOf: date.describe('The day of the round, or the first day of the month.'),
};

/** A question of a round with the picked texts and the reactions to them. */
const sharedQuestion = questionResult
  .extend({
    reactions: z.array(z.int()).nullable().describe('How many have reacted to each of `answers`, in their order.'),
  })
  .meta({ id: 'SharedQuestion' });

/** Results of a team that its members may read because its leader shared them. */
export const share = z
  .object({
    id: z.int(),
    ...about,
    sharedOn: date,
    sharedBy: z.string().nullable(),
    note: z.string().nullable(),
    questions: z
      .array(sharedQuestion)
      .nullable()
      .describe(
        'The team’s published results of a round, with the texts its leader picked; null for a month, and for people above the team.',
      ),
    figures: z
      .object({ sentiment: figure, productivity: figure, motivation: figure })
      .nullable()
      .describe(
        'The team’s published results of a month, as the caller reads them elsewhere; null for a round, and for people above the team.',
      ),
    topics: z
      .array(
        z.object({
          topic: z.string(),
          name: z.string(),
          questions: z
            .array(z.string())
            .describe('Three questions for the team to discuss; empty for people who don’t manage its steps.'),
        }),
      )
      .describe('The topics to choose from; once the team has chosen, its first two choices.'),
    vote: z
      .object({
        closesOn: date.describe('The vote closes at nine that morning, or with the last vote.'),
        isOpen: z.boolean(),
        canVote: z.boolean().describe('Whether the caller is asked and hasn’t chosen yet.'),
        isOrdered: z
          .boolean()
          .describe('Whether enough people have chosen to show an order; false while the vote is open.'),
        least: z.int().describe('How many people must choose to show an order.'),
      })
      .nullable()
      .describe('The team’s vote; null if it’s too small or has no choice.'),
  })
  .meta({ id: 'Share' });
export type PresentedShare = z.output<typeof share>;

/** Results that can be shared and haven't been. */
export const shareable = z.object({
  ...about,
  roundId: z.int().nullable().describe('The round; null for a month of check-ins.'),
  pulseId: z.int().nullable(),
});

const newShare = z.object({
  teamId: id,
  roundId: id.optional().describe('The round of a pulse. Send either this or `month`.'),
  month: z
    .string()
    .refine(isLocalDate, message('actions.answers.nothingToShare'))
    .optional()
    .meta({ title: message('actions.titles.round') })
    .describe('The first day of the last month of check-ins, YYYY-MM-DD.'),
  note: z
    .string()
    .transform(trimText)
    .refine(
      (text) => Array.from(text).length <= NOTE_LENGTH_MAX,
      message('actions.answers.longNote', { max: NOTE_LENGTH_MAX }),
    )
    .optional()
    .meta({ title: message('actions.titles.note') }),
  textIds: z
    .array(z.uuid(message('actions.answers.foreignTexts')))
    .max(PICKED_TEXTS_MAX, message('actions.answers.manyTexts', { max: PICKED_TEXTS_MAX }))
    .default([])
    .meta({ title: message('actions.titles.texts') })
    .describe('Ids of texts from the team’s own results of that round, to share without names.'),
});
export type NewShare = z.output<typeof newShare>;

const topicChoice = z
  .array(z.enum(topicNames, message('actions.answers.voteTopics')))
  .min(1, message('actions.answers.voteTopics'))
  .max(VOTE_TOPICS_MAX, message('actions.answers.voteTopics'))
  .refine((topics) => new Set(topics).size === topics.length, message('actions.answers.voteTopics'))
  .meta({ title: message('actions.titles.topics') });

export const shareResultsContract = endpoint({
  name: 'shareResults',
  method: 'POST',
  path: '/api/actions/share',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: `Permanently shares a team’s published results, of a round or of last month’s check-ins, with the team, and asks what to work on: ${SHARE_TOPICS_MAX} topics at most.`,
  refuses: ['not_found', 'forbidden', 'invalid', 'conflict', 'offensive'],
  body: newShare,
  response: done(message('actions.answers.shared'), { share }),
});

export const voteOnShareContract = endpoint({
  name: 'voteOnShare',
  method: 'POST',
  path: '/api/actions/share/{id}/vote',
  access: ['Administrator', 'Department Leader', 'Team Leader', 'Member'],
  summary: 'Chooses one or two of the shared topics, once and without a name; for members and leaders of the team.',
  refuses: ['not_found', 'invalid', 'conflict'],
  anonymousLog: true,
  params: z.object({ id }),
  body: z.object({ topics: topicChoice }),
  response: done(message('actions.answers.voted')),
});
