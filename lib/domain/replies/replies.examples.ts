import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  acknowledgePulseTextContract,
  answerReplyContract,
  closeReplyContract,
  listRepliesContract,
  openReplyContract,
  signReplyContract,
  writeReplyContract,
} from '#/lib/domain/replies/replies.contract.ts';
import type { PresentedMessage } from '#/lib/domain/replies/replies.schema.ts';

const token = 'rpl_q3jJ0d0v5n2m8sB1xT7yL4kWcE9hUaZfRgN6oPiDbVM';
const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const reply: PresentedMessage = {
  id: '0b0f9c1e-5a3d-4c57-9a63-0d1f6f7c2b11',
  kind: 'reply',
  name: 'Amara Okafor',
  text: 'I would like to understand. Which meetings cost you most?',
  day: '2026-11-21',
};
const answer: PresentedMessage = {
  id: '5d2a1c94-8d0e-4f7b-9f5e-3c2b6a7e8d90',
  kind: 'author',
  name: null,
  text: 'The two status calls on Thursday morning.',
  day: null,
};
const thread = {
  text: 'Could we keep Thursday mornings free of meetings?',
  day: '2026-11-20',
  hiddenReason: null,
  state: 'open' as const,
  signedBy: null,
  holder: 'Amara Okafor',
};
const ofAuthor = {
  ...thread,
  place: 'Mobile App',
  reportingLink: 'https://northlight.example/report',
  isWaiting: false,
  canWrite: true,
};
const ofLeader = { ...thread, id, isHolder: true };

export const replyExamples: readonly Example[] = [
  example(openReplyContract, { body: { token }, answer: { ...ofAuthor, messages: [reply] } }),
  example(writeReplyContract, {
    body: { token, text: answer.text, submissionId: answer.id },
    answer: { thread: { ...ofAuthor, messages: [reply, answer] } },
  }),
  example(closeReplyContract, {
    body: { token },
    answer: {
      thread: {
        ...ofAuthor,
        state: 'closed',
        canWrite: false,
        messages: [reply, { ...answer, kind: 'closed', text: '' }],
      },
    },
  }),
  example(signReplyContract, {
    body: { token, confirm: true },
    answer: {
      thread: { ...ofAuthor, signedBy: 'Jonas Brandt', messages: [reply, { ...answer, name: 'Jonas Brandt' }] },
    },
  }),
  example(listRepliesContract, {
    query: { teamId: 2 },
    answer: { threads: [{ ...ofLeader, messages: [reply] }], reactions: [] },
  }),
  example(acknowledgePulseTextContract, {
    params: { id },
    body: { word: 2 },
    answer: { text: { id, acknowledgements: [{ word: 2, names: ['Amara Okafor'] }], acknowledged: 2 } },
  }),
  example(answerReplyContract, {
    params: { id },
    body: { text: reply.text, submissionId: reply.id },
    answer: { thread: { ...ofLeader, messages: [reply] } },
  }),
];
