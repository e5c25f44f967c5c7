import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { acknowledgementWord, postId, submissionId } from '#/lib/domain/coaching/coaching.schema.ts';
import { HIDDEN_HOURS } from '#/lib/domain/replies/constants.ts';
import {
  authorThread,
  leaderAct,
  leaderThread,
  replyKey,
  replyText,
  textReactions,
  threadsQuery,
} from '#/lib/domain/replies/replies.schema.ts';
import { message } from '#/lib/words/message.ts';

/** Everyone who leads may read something that others wrote without a name. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;

/** How many hours from now others see what an author does, at a full hour. */
const hidden = { min: HIDDEN_HOURS.min, max: HIDDEN_HOURS.max + 1 };

/** The longest text, at three bytes per letter and more. */
const bodyKilobytes = 16;

export const openReplyContract = endpoint({
  name: 'openReply',
  method: 'POST',
  path: '/api/replies/open',
  access: 'open',
  anonymousLog: true,
  summary:
    'Returns the conversation that a key opens; the author’s browser made the key. A key that opens nothing counts as a wrong token.',
  refuses: ['not_found'],
  body: z.object({ token: replyKey }),
  response: authorThread,
});

export const writeReplyContract = endpoint({
  name: 'writeReply',
  method: 'POST',
  path: '/api/replies/write',
  access: 'open',
  anonymousLog: true,
  bodyKilobytes,
  summary: 'Adds the author’s text to a conversation, without a name; the others see it some hours later.',
  refuses: ['not_found', 'invalid', 'conflict', 'too_many_requests'],
  body: z.object({ token: replyKey, text: replyText, submissionId }),
  response: done(message('replies.answers.written', hidden), { thread: authorThread }),
});

export const closeReplyContract = endpoint({
  name: 'closeReply',
  method: 'POST',
  path: '/api/replies/close',
  access: 'open',
  anonymousLog: true,
  summary: 'Closes a conversation permanently, as its author; the others see it some hours later.',
  refuses: ['not_found', 'invalid', 'too_many_requests'],
  body: z.object({ token: replyKey }),
  response: done(message('replies.answers.closed', hidden), { thread: authorThread }),
});

export const signReplyContract = endpoint({
  name: 'signReply',
  method: 'POST',
  path: '/api/replies/sign',
  access: 'auth',
  anonymousLog: true,
  summary: 'Puts the caller’s name on a conversation whose key they have, permanently.',
  refuses: ['not_found', 'invalid', 'conflict'],
  body: z.object({ token: replyKey, confirm: z.literal(true, message('replies.answers.confirm')) }),
  response: done(message('replies.answers.signed'), { thread: authorThread }),
});

export const listRepliesContract = endpoint({
  name: 'listReplies',
  method: 'GET',
  path: '/api/replies',
  access: leaders,
  summary:
    'Lists conversations about messages without a name in a team that the caller leads, newest first; or about texts of a pulse that they may read, with reactions.',
  refuses: ['not_found', 'forbidden'],
  query: threadsQuery,
  response: z.object({
    threads: z.array(leaderThread),
    reactions: z.array(textReactions).describe('Reactions by text of a pulse; texts without any are left out.'),
  }),
});

export const answerReplyContract = endpoint({
  name: 'answerReply',
  method: 'POST',
  path: '/api/replies/{id}',
  access: leaders,
  bodyKilobytes,
  summary:
    'Replies in a conversation, adds a note for the others who read it, takes it on or hands it back, or marks it answered.',
  refuses: ['not_found', 'conflict', 'offensive'],
  params: z.object({ id: postId }),
  body: leaderAct,
  response: done(message('replies.answers.done'), { thread: leaderThread }),
});

export const acknowledgePulseTextContract = endpoint({
  name: 'acknowledgePulseText',
  method: 'POST',
  path: '/api/pulse/texts/{id}/acknowledge',
  access: leaders,
  summary:
    'Reacts to a text of a pulse with one of five reactions, by name. It replaces the previous one; null removes it.',
  refuses: ['not_found'],
  params: z.object({ id: postId }),
  body: z.object({ word: acknowledgementWord.nullable() }),
  response: done(message('specification.pulses.done'), { text: textReactions }),
});
