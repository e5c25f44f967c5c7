import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { ownPulses, respondentQuestions } from '#/lib/domain/pulses/pulses.schema.ts';
import { checkAnswerBody, submitPulseBody, withAnswerRows } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { message } from '#/lib/words/message.ts';

/** The token of a mailed link stands where other calls have a pulse's id. */
const tokenInPath = z.object({
  id: z
    .string()
    .regex(new RegExp(`^${pulseTokenPrefix}`))
    .max(100)
    .describe('The token of a mailed link.'),
});

export const getPulseQuestionsContract = endpoint({
  name: 'getPulseQuestions',
  method: 'GET',
  path: '/api/pulse/{id}/questions',
  access: 'open',
  summary: 'What the pulse behind a mailed link asks. Reading it stores nothing.',
  refuses: ['forbidden', 'not_found', 'invalid'],
  params: tokenInPath,
  response: respondentQuestions,
});

export const submitPulseAnswersContract = endpoint({
  name: 'submitPulseAnswers',
  method: 'POST',
  path: '/api/pulse/{id}/answers',
  access: 'open',
  summary: 'Answers the pulse behind a mailed link, once and for good. Nobody can find out whose answers these are.',
  refuses: ['forbidden', 'not_found'],
  /** Five texts of a thousand characters, and the questions around them as they were read. */
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
  summary: 'Says of an open answer, before it is sent, whether it may offend or asks for help. Nothing of it is kept.',
  refuses: ['forbidden', 'not_found'],
  params: tokenInPath,
  body: checkAnswerBody,
  response: z.object({
    offensiveWord: z.string().nullable().describe('Masked but for its first letter. It may be sent all the same.'),
    needsHelp: z.boolean().describe('True where somebody may be in danger from themselves: show where help is.'),
  }),
});

export const listOwnPulsesContract = endpoint({
  name: 'listOwnPulses',
  method: 'GET',
  path: '/api/pulse/mine',
  access: 'auth',
  summary: 'The signed-in person’s open pulses that they have not answered, the one that closes first in front.',
  response: ownPulses,
});
