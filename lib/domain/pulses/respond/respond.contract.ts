import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { ownPulses, respondentQuestions } from '#/lib/domain/pulses/pulses.schema.ts';
import { checkAnswerBody, submitPulseBody, withAnswerRows } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { message } from '#/lib/words/message.ts';

/** The token of an emailed link replaces the pulse's id of other calls. */
const tokenInPath = z.object({
  id: z
    .string()
    .regex(new RegExp(`^${pulseTokenPrefix}`))
    .max(100)
    .describe('The token of an emailed link.'),
});

export const getPulseQuestionsContract = endpoint({
  name: 'getPulseQuestions',
  method: 'GET',
  path: '/api/pulse/{id}/questions',
  access: 'open',
  summary: 'Returns the questions of the pulse behind an emailed link. Reading them stores nothing.',
  refuses: ['forbidden', 'not_found', 'invalid'],
  params: tokenInPath,
  response: respondentQuestions,
});

export const submitPulseAnswersContract = endpoint({
  name: 'submitPulseAnswers',
  method: 'POST',
  path: '/api/pulse/{id}/answers',
  access: 'open',
  summary: 'Stores the answers to the pulse behind an emailed link, once and permanently, without a name.',
  refuses: ['forbidden', 'not_found', 'conflict'],
  /** Five texts of a thousand characters, and the questions that come back with them. */
  bodyKilobytes: 64,
  unwrap: withAnswerRows,
  params: tokenInPath,
  body: submitPulseBody,
  response: done(message('specification.pulses.done')),
});

export const checkPulseAnswerContract = endpoint({
  name: 'checkPulseAnswer',
  method: 'POST',
  path: '/api/pulse/{id}/check',
  access: 'open',
  summary: 'Returns whether an open answer, before it’s sent, may offend or asks for help. Nothing of it is stored.',
  refuses: ['forbidden', 'not_found'],
  params: tokenInPath,
  body: checkAnswerBody,
  response: z.object({
    offensiveWord: z
      .string()
      .nullable()
      .describe('The word that may offend, masked except for its first letter. The answer can be sent anyway.'),
    needsHelp: z
      .boolean()
      .describe('True if the caller may be in danger of harming themselves: show where to find help.'),
  }),
});

export const listOwnPulsesContract = endpoint({
  name: 'listOwnPulses',
  method: 'GET',
  path: '/api/pulse/mine',
  access: 'auth',
  summary: 'Lists the caller’s open pulses that they haven’t answered, soonest to close first.',
  response: ownPulses,
});
