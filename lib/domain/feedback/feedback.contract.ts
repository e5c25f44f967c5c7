import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import { feedbackBody, screenshotBody, suggestionBody } from '#/lib/domain/feedback/feedback.schema.ts';
import { message } from '#/lib/words/message.ts';

export const listFeedbackTypesContract = endpoint({
  name: 'listFeedbackTypes',
  method: 'GET',
  path: '/api/feedback/feedbackTypes',
  access: 'auth',
  summary: 'Lists what feedback can be about.',
  response: z.object({ types: z.array(namedItem) }),
});

export const setFeedbackImageContract = endpoint({
  name: 'setFeedbackImage',
  method: 'POST',
  path: '/api/feedback/image/set',
  access: 'auth',
  multipart: true,
  summary:
    'Stores a JPEG, PNG or WebP of up to 5 MB as a screenshot, re-encoded. If it isn’t sent, it’s deleted after a day.',
  rateLimit: { points: 30, seconds: 3600 },
  body: screenshotBody,
  response: done(message('feedback.answers.imageSet'), { url: z.string(), fileName: z.string() }),
});

export const removeFeedbackImageContract = endpoint({
  name: 'removeFeedbackImage',
  method: 'POST',
  path: '/api/feedback/image/remove',
  access: 'auth',
  summary: 'Deletes one of the caller’s screenshots that hasn’t been sent yet.',
  refuses: ['not_found'],
  body: z.object({ fileName: z.string().max(200) }),
  response: done(message('feedback.answers.imageRemoved')),
});

export const sendFeedbackContract = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  access: 'auth',
  summary:
    'Sends feedback to the people who run unboXt, with screenshots, stars and how likely the caller is to recommend it.',
  rateLimit: { points: 20, seconds: 3600 },
  body: feedbackBody,
  response: done(message('specification.feedback.sent')),
});

export const sendSuggestionContract = endpoint({
  name: 'sendSuggestion',
  method: 'POST',
  path: '/api/feedback/suggection',
  access: 'auth',
  summary: 'Sends a suggestion to the people who run unboXt.',
  rateLimit: { points: 20, seconds: 3600 },
  body: suggestionBody,
  response: done(message('specification.feedback.suggestionSent')),
});
