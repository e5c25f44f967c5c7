import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import {
  acknowledgementWord,
  coachPost,
  hiddenReason,
  postId,
  postText,
  replyHash,
  submissionId,
} from '#/lib/domain/coaching/coaching.schema.ts';
import { inTeams } from '#/lib/domain/coaching/teams/teams.contract.ts';
import { message } from '#/lib/words/message.ts';

const ofTeam = z.object({ id });
const ofPost = z.object({ id: postId });
const seenReply = z.object({
  seen: z.literal(true),
  newMessages: z.int().describe('How many unread messages the team still has.'),
});

export const listCoachPostsContract = endpoint({
  name: 'listCoachPosts',
  method: 'GET',
  path: '/api/coach/post/{id}/get',
  access: inTeams,
  summary: 'Returns the motivation chat box of a team: what the caller hasn’t read, and a page of what they have.',
  refuses: ['not_found', 'forbidden'],
  params: ofTeam,
  query: z.object({ before: postId.optional().describe('Only posts older than this one.') }),
  response: z.object({
    newPosts: z.array(coachPost),
    oldPosts: z.array(coachPost).describe('At most 50; with fewer, this is the last page.'),
    authorsCount: z
      .int()
      .describe('How many people can write in the box. With fewer than five, they may guess who wrote.'),
    reportingLink: z.string().nullable().describe('The company’s whistleblowing channel.'),
  }),
});

export const readCoachPostContract = endpoint({
  name: 'readCoachPost',
  method: 'GET',
  path: '/api/coach/post/{id}/read',
  access: inTeams,
  mutates: true,
  summary: 'Records that the caller has read a post.',
  refuses: ['not_found'],
  params: ofPost,
  response: seenReply,
});

export const createCoachPostContract = endpoint({
  name: 'createCoachPost',
  method: 'POST',
  path: '/api/coach/post/{id}/create',
  access: inTeams,
  anonymousLog: true,
  summary:
    'Writes to a team, with or without the caller’s name. A text that may offend is refused with the code `offensive`.',
  refuses: ['not_found', 'forbidden', 'invalid', 'offensive', 'too_many_requests', 'conflict'],
  params: ofTeam,
  body: z.object({
    text: postText,
    anonymously: z.boolean().default(false),
    isMotivation: z
      .boolean()
      .default(false)
      .describe('True if it answers a motivation trend. We don’t store this for a post without a name.'),
    submissionId,
    replyHash: replyHash.optional(),
  }),
  response: done(message('specification.pulses.done'), { post: coachPost }),
});

export const sendCoachMessageContract = endpoint({
  name: 'sendCoachMessage',
  method: 'POST',
  path: '/api/coach/post/{id}/message',
  access: inTeams,
  anonymousLog: true,
  summary: 'Writes to a team from the button of one of the caller’s notifications, once.',
  refuses: ['not_found', 'forbidden', 'offensive', 'too_many_requests', 'conflict'],
  params: ofTeam,
  body: z.object({ id, text: postText, anonymously: z.boolean().default(false) }),
  response: done(message('specification.notifications.completed')),
});

export const removeCoachPostContract = endpoint({
  name: 'removeCoachPost',
  method: 'POST',
  path: '/api/coach/post/{id}/remove',
  access: inTeams,
  summary: 'Deletes a post with the caller’s name that is at most 15 minutes old.',
  refuses: ['not_found', 'forbidden', 'invalid'],
  params: ofPost,
  body: z.object({}),
  response: done(message('specification.pulses.done')),
});

export const hideCoachPostContract = endpoint({
  name: 'hideCoachPost',
  method: 'POST',
  path: '/api/coach/post/{id}/hide',
  access: inTeams,
  summary: 'Hides a post in a team that the caller leads, and shows the reason in its place.',
  refuses: ['not_found', 'forbidden', 'conflict'],
  params: ofPost,
  body: z.object({ reason: hiddenReason }),
  response: done(message('specification.pulses.done')),
});

export const acknowledgeCoachPostContract = endpoint({
  name: 'acknowledgeCoachPost',
  method: 'POST',
  path: '/api/coach/post/{id}/acknowledge',
  access: inTeams,
  summary: 'Reacts to a post with one of five reactions, by name. It replaces the previous one; null removes it.',
  refuses: ['not_found', 'conflict'],
  params: ofPost,
  body: z.object({ word: acknowledgementWord.nullable() }),
  response: done(message('specification.pulses.done'), { post: coachPost }),
});
