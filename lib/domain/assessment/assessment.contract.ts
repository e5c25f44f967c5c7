import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { assessment, assessmentBody, personality, unwrapAnswers } from '#/lib/domain/assessment/assessment.schema.ts';
import { message } from '#/lib/words/message.ts';

/** No call takes a person's id, because they are only about the caller. */
export const getAssessmentContract = endpoint({
  name: 'getAssessment',
  method: 'GET',
  path: '/api/assesment',
  access: 'auth',
  summary: 'Lists the statements of the personality assessment step by step, with what the caller has answered.',
  response: assessment,
});

export const saveAssessmentContract = endpoint({
  name: 'saveAssessment',
  method: 'POST',
  path: '/api/assesment',
  access: 'auth',
  summary: 'Stores the answers of a step; the last step also stores the result. A finished assessment isn’t changed.',
  refuses: ['invalid'],
  unwrap: unwrapAnswers,
  body: assessmentBody,
  response: done(message('specification.pulses.done'), assessment.shape),
});

export const getPersonalityContract = endpoint({
  name: 'getPersonality',
  method: 'GET',
  path: '/api/assesment/personality',
  access: 'auth',
  summary: 'Returns the result of the caller’s assessment; null until it’s finished.',
  response: z.object({ personality: personality.nullable() }),
});

export const destroyPersonalityContract = endpoint({
  name: 'destroyPersonality',
  method: 'POST',
  path: '/api/assesment/personality/destroy',
  access: 'auth',
  summary: 'Deletes the caller’s answers and result, so that they can take the assessment again.',
  body: z.object({}),
  response: done(message('specification.pulses.done')),
});
