import * as z from 'zod';
import {
  HIDDEN_REASON_LENGTH_MAX,
  type ItemKind,
  itemColors,
  itemKinds,
  MOST_POST_CHARACTERS,
  trendActs,
} from '#/lib/domain/coaching/constants.ts';
import { keyHashFormat } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

/** The votes on an item after a vote. */
export const votes = z.object({
  liked: z.boolean(),
  disliked: z.boolean(),
  likesCount: z.int(),
  dislikesCount: z.int(),
});

const icons = ['icon-chart', 'icon-like', 'icon-clock', 'icon-corner', 'icon-brand'] as const;
const kinds = Object.keys(itemKinds) as [ItemKind, ...ItemKind[]];

/** An insight or a trend. */
export const coachItem = z
  .object({
    id: z.int(),
    insightBody: z.string(),
    modalHeader: z.string(),
    act: z.string().describe('The first part of `insightBody` to read: what to do.'),
    details: z.string().nullable().describe('How to do it, and why it helps.'),
    reason: z.string().nullable().describe('What was seen in the team; null for a general insight.'),
    because: z.string().nullable().describe('The reason of an insight in one short sentence; null for trends.'),
    source: z.string().nullable(),
    step: z
      .object({
        topic: z.string().describe('The reason to start a step for, as `startAction` takes it.'),
        about: z.string().describe('The reason in words.'),
        will: z.string().nullable().describe('What the item advises as a step; null where a prepared step says it.'),
      })
      .nullable()
      .describe('The step to start, for leaders; null where no steps are prepared.'),
    leadsTo: z
      .enum(trendActs)
      .nullable()
      .describe('What `act` leads to: a page where it can be done; null without one, or with a `step`.'),
    notificationType: z.enum(kinds),
    iconClass: z.enum(icons),
    color: z.enum(itemColors),
    daysAgo: z.int().describe('Days ago; 0 is today.'),
    seen: z.boolean(),
    personal: z.boolean().describe('Whether only the caller reads it.'),
    ...votes.shape,
    allowComment: z.boolean().describe('Always false: items take no comments.'),
    comments: z.array(z.never()),
  })
  .meta({ id: 'CoachItem' });
export type CoachItem = z.output<typeof coachItem>;

/** A reader's reaction to a post, by its number in the list. */
export const acknowledgementWord = z.literal([1, 2, 3, 4, 5]).meta({
  id: 'Reaction',
  description: '1 Thank you, 2 I’m looking into it, 3 We’re on it, 4 Let’s talk about it, 5 Done.',
});

/** How readers have reacted. */
export const reactions = {
  acknowledgements: z
    .array(z.object({ word: acknowledgementWord, names: z.array(z.string()) }))
    .describe('The reactions of readers, with their names.'),
  acknowledged: acknowledgementWord.nullable().describe('The caller’s own reaction; null if none.'),
};

/** A message of the motivation chat box. Messages without a name have the same fields. */
export const coachPost = z
  .object({
    id: z.string(),
    name: z.string(),
    text: z.string().describe('The message; empty if a leader has hidden it.'),
    daysAgo: z.int().describe('Days ago; 0 is today.'),
    createdAt: z.string().describe('When it was written. For an anonymous post only the day, at 00:00 UTC.'),
    anonymously: z.boolean(),
    logo_url: z.string().nullable(),
    seen: z.boolean(),
    source: z.string().nullable(),
    canRemove: z.boolean().describe('True for its author for 15 minutes, if it has a name.'),
    removableUntil: z.string().nullable(),
    canHide: z.boolean().describe('True for leaders of the team.'),
    hiddenReason: z.string().nullable().describe('The reason a leader gave for hiding it.'),
    ...reactions,
  })
  .meta({ id: 'CoachPost' });
export type CoachPost = z.output<typeof coachPost>;

/** One line: breaks and runs of spaces become one space. */
const line = z.string().transform((text) => trimText(text.replace(/\s+/g, ' ')));

const isShort = (max: number) => (text: string) => Array.from(text).length <= max;

/** What someone writes to a team. */
export const postText = line
  .refine((text) => text !== '', message('coaching.answers.noText'))
  .refine(isShort(MOST_POST_CHARACTERS), message('coaching.answers.longText', { max: MOST_POST_CHARACTERS }));

/** Why a post is hidden. */
export const hiddenReason = line
  .refine((text) => text !== '', message('coaching.answers.noReason'))
  .refine(isShort(HIDDEN_REASON_LENGTH_MAX), message('coaching.answers.longReason', { max: HIDDEN_REASON_LENGTH_MAX }));

/** The id of a post. */
export const postId = z.uuid();

/** Random, because others see it as the id of a text: an id that contains a time would reveal when it was written. */
export const submissionId = z
  .uuidv4(message('coaching.answers.submissionId'))
  .optional()
  .describe('A version 4 UUID for each text; repeating it writes only once.');

/** The hash of the key that a browser makes for a text without a name. The key itself is never stored. */
export const replyHash = z
  .string()
  .regex(keyHashFormat, message('coaching.answers.keyHash'))
  .describe(
    'For a post without a name: the SHA-256, in base64url, of a key the caller creates (`rpl_` and 32 random bytes in base64url). The key opens what leaders reply. Each text needs a new one.',
  );
