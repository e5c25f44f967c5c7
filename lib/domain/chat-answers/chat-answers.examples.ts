import { type Example, example } from '#/lib/api/endpoint.ts';
import { receiveSlackInteractionContract } from '#/lib/domain/chat-answers/chat-answers.contract.ts';

export const chatAnswerExamples: readonly Example[] = [example(receiveSlackInteractionContract, { answer: {} })];
