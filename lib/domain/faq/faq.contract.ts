import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';
import { faqQuestion, faqSearch, faqSection, faqVotes } from '#/lib/domain/faq/faq.schema.ts';

export const searchFaqContract = endpoint({
  name: 'searchFaq',
  method: 'POST',
  path: '/api/faq',
  access: 'auth',
  summary:
    'Lists the questions in the FAQ for the current role that contain all words, best match first, or all in order. A section is given by slug or title.',
  body: faqSearch,
  response: z.object({
    sections: z.array(faqSection),
    questions: z.array(faqQuestion),
    words: z
      .array(z.string())
      .describe('The search words without case and accents: highlight words that start with them.'),
  }),
});

const vote = {
  method: 'GET',
  access: 'auth',
  mutates: true,
  refuses: ['not_found'],
  params: z.object({ id }),
} as const;

export const likeFaqContract = endpoint({
  ...vote,
  name: 'likeFaq',
  path: '/api/faq/like/{id}',
  summary: 'Likes a question’s answer, in place of a dislike. A second like changes nothing.',
  response: faqVotes,
});

export const dislikeFaqContract = endpoint({
  ...vote,
  name: 'dislikeFaq',
  path: '/api/faq/dislike/{id}',
  summary: 'Dislikes a question’s answer, in place of a like. A second dislike changes nothing.',
  response: faqVotes,
});
