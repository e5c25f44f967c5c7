import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  receiveSlackInteractionContract,
  receiveTeamsActivityContract,
} from '#/lib/domain/chat-answers/chat-answers.contract.ts';

export const chatAnswerExamples: readonly Example[] = [
  example(receiveSlackInteractionContract, { answer: {} }),
  example(receiveTeamsActivityContract, { params: { connectionId: 7 }, answer: {} }),
];
