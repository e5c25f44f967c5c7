import * as z from 'zod';
import { id, namedItem } from '#/lib/api/fields.ts';
import {
  actionStates,
  helpedAnswers,
  SAID_LENGTH_MAX,
  WHY_LENGTH_MAX,
  WILL_LENGTH_MAX,
} from '#/lib/domain/actions/constants.ts';
import { topicNames } from '#/lib/domain/actions/share/topics.constants.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

const line = z.string().transform(trimText);
const isShort = (max: number) => (text: string) => Array.from(text).length <= max;
const saidText = line
  .refine((text) => text !== '', message('actions.answers.noSaid'))
  .refine(isShort(SAID_LENGTH_MAX), message('actions.answers.longSaid', { max: SAID_LENGTH_MAX }))
  .meta({ title: message('actions.titles.said') });
const willText = line
  .refine((text) => text !== '', message('actions.answers.noWill'))
  .refine(isShort(WILL_LENGTH_MAX), message('actions.answers.longWill', { max: WILL_LENGTH_MAX }))
  .meta({ title: message('actions.titles.will') });

const whyText = line
  .refine((text) => text !== '', message('actions.answers.noWhy'))
  .refine(isShort(WHY_LENGTH_MAX), message('actions.answers.longWhy', { max: WHY_LENGTH_MAX }))
  .meta({ title: message('actions.titles.why') });

export const topic = z
  .enum(topicNames, message('actions.answers.unknownTopic'))
  .meta({ title: message('actions.titles.topic') })
  .describe('What the step is for: factor:13, norm:3, motivator:1, construct:workload, or other.');

const day = z
  .string()
  .refine(isLocalDate, message('actions.answers.noDay'))
  .meta({ title: message('actions.titles.dueOn') });

/** What the team tries: exactly one of these two. */
export const deed = {
  prepared: z.int().min(1).max(2).optional().describe('The number of one of the topic’s prepared steps.'),
  will: willText.optional().describe('What the team tries, in its own words.'),
};

const said = saidText.optional().describe('The reason in own words, for the topic `other`.');

export const newAction = z.object({
  teamId: id,
  topic,
  said,
  ...deed,
  dueOn: day.optional().describe('The day to look back, YYYY-MM-DD. Default: in two weeks.'),
  shareId: id.optional().describe('The id of what was shared with the team, if the topic comes from it.'),
  isPosted: z.boolean().default(false).describe('Also posts it in the team’s chat box, with the caller’s name.'),
});
export type NewAction = z.output<typeof newAction>;

export const actionChange = z.object({ said, ...deed, dueOn: day.optional() });
export type ActionChange = z.output<typeof actionChange>;

export const actionMove = z.object({
  state: z.enum(actionStates),
  why: whyText.optional().describe('Why it ends, for the team to read; only with the state `ended`.'),
});
export type ActionMove = z.output<typeof actionMove>;

const date = z.string().describe('YYYY-MM-DD');

const helped = z
  .object({
    closesOn: date,
    isOpen: z.boolean(),
    canAnswer: z.boolean().describe('Whether the caller is asked and hasn’t answered yet.'),
    counts: z
      .object({ yes: z.int(), little: z.int(), no: z.int() })
      .nullable()
      .describe('How many chose each answer; null while it’s open, or if too few answered.'),
  })
  .nullable()
  .describe('What the team says, without names, for its leaders and members; null until it’s asked.');

const helpedValue = z.enum(helpedAnswers, message('actions.answers.unknownAnswer'));
export const helpedBody = z.object({ value: helpedValue.meta({ title: message('actions.titles.helped') }) });

export const action = z
  .object({
    id: z.int(),
    shareId: z.int().nullable().describe('The shared results that it follows from.'),
    topic: z.string().nullable().describe('The reason; null for readers who see nothing of it.'),
    said: z.string().nullable().describe('The reason in words; null for the same readers.'),
    saidBand: z.string().nullable().describe('How often it was named in the 30 days before the step, as published.'),
    prepared: z.int().nullable(),
    will: z.string(),
    owner: z.string().nullable(),
    state: z.enum(actionStates),
    promisedOn: date,
    dueOn: date,
    isDue: z.boolean().describe('True if it’s open and its day to look back has come.'),
    doneOn: date.nullable(),
    settledOn: date.nullable(),
    why: z.string().nullable().describe('Why it ended, as typed for the team.'),
    mentions: z
      .object({ days: z.int(), before: z.int(), since: z.int() })
      .nullable()
      .describe(
        'How often a reason hurt before the start and since, over equally many days; only for leaders who read names.',
      ),
    helped,
    measured: z
      .object({
        kind: z.enum(['score', 'times']).describe('A score from 0 to 100, or a range of how often it was named.'),
        before: z.string(),
        since: z
          .string()
          .nullable()
          .describe('The score or range since then; null until asked again, or if too few named it.'),
        isClear: z.boolean().describe('Whether the difference is beyond chance; only for what pulses measure.'),
      })
      .nullable()
      .describe('The reason’s published results before and since; null until there are any.'),
  })
  .meta({ id: 'Action' });
export type PresentedAction = z.output<typeof action>;

/** What a team tries, for everyone who sees no names. */
export const teamStep = z
  .object({
    team: namedItem,
    said: z.string().nullable().describe('The reason in words; null if nothing about it was published.'),
    will: z.string(),
    state: z.enum(actionStates),
    promisedOn: date,
    dueOn: date,
    isDue: z.boolean().describe('True if it’s open and its day to look back has come.'),
    settledOn: date.nullable(),
    doneOn: z.string().nullable().optional(),
  })
  .meta({ id: 'TeamStep' });
export type TeamStep = z.output<typeof teamStep>;

/** The most teams whose steps are read in one call: a page. */
const STEP_TEAMS_MAX = 50;

export const teamIds = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id).max(STEP_TEAMS_MAX))
  .describe(`Team ids separated by commas, ${STEP_TEAMS_MAX} at most.`);
