import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { message } from '#/lib/words/message.ts';

const tourResponse = z.object({ tourCompleted: z.boolean() });

export const getTourContract = endpoint({
  name: 'getTour',
  method: 'GET',
  path: '/api/dashboard/tour',
  access: 'auth',
  summary: 'Returns whether the caller has finished the guided tour.',
  preview: 'allowed',
  response: tourResponse,
});

export const completeTourContract = endpoint({
  name: 'completeTour',
  method: 'POST',
  path: '/api/tour/complete',
  access: 'auth',
  summary: 'Ends the guided tour for the caller; a repeat changes nothing.',
  body: z.object({}),
  response: done(message('tour.answers.complete'), tourResponse.shape),
});
