import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { postId, submissionId } from '#/lib/domain/coaching/coaching.schema.ts';
import { authorThread, leaderAct, leaderThread, replyKey, replyText } from '#/lib/domain/replies/replies.schema.ts';
import { message } from '#/lib/words/message.ts';

/** A text of the longest may take three bytes a letter and more. */
const bodyKilobytes = 16;

export const openReplyContract = endpoint({
  name: 'openReply',
  method: 'POST',
  path: '/api/replies/open',
  access: 'open',
  anonymousLog: true,
  summary:
    'The conversation that a key opens, which the author’s browser made. A key that opens nothing counts as a wrong token.',
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
  summary: 'Writes into a conversation without a name; the others see it some hours later.',
  refuses: ['not_found', 'invalid', 'conflict', 'too_many_requests'],
  body: z.object({ token: replyKey, text: replyText, submissionId }),
  response: done(message('replies.answers.written'), { thread: authorThread }),
});

export const closeReplyContract = endpoint({
  name: 'closeReply',
  method: 'POST',
  path: '/api/replies/close',
  access: 'open',
  anonymousLog: true,
  summary: 'Closes a conversation for good, as its author; the others see it some hours later.',
  refuses: ['not_found', 'invalid', 'too_many_requests'],
  body: z.object({ token: replyKey }),
  response: done(message('replies.answers.closed'), { thread: authorThread }),
});

export const signReplyContract = endpoint({
  name: 'signReply',
  method: 'POST',
  path: '/api/replies/sign',
  access: 'auth',
  anonymousLog: true,
  summary: 'Puts the name of who is signed in on a conversation whose key they have, for good.',
  refuses: ['not_found', 'conflict'],
  body: z.object({ token: replyKey, confirm: z.literal(true, message('replies.answers.confirm')) }),
  response: done(message('replies.answers.signed'), { thread: authorThread }),
});

export const listRepliesContract = endpoint({
  name: 'listReplies',
  method: 'GET',
  path: '/api/replies',
  access: ['Team Leader'],
  summary:
    'The conversations about messages without a name of a team that this person leads, the newest message first.',
  refuses: ['not_found', 'forbidden'],
  query: z.object({ teamId: id }),
  response: z.object({ threads: z.array(leaderThread) }),
});

export const answerReplyContract = endpoint({
  name: 'answerReply',
  method: 'POST',
  path: '/api/replies/{id}',
  access: ['Team Leader'],
  bodyKilobytes,
  summary:
    'Replies in a conversation, notes something for the other leaders, takes or leaves it, or marks it answered.',
  refuses: ['not_found', 'conflict', 'offensive'],
  params: z.object({ id: postId }),
  body: leaderAct,
  response: done(message('replies.answers.done'), { thread: leaderThread }),
});
