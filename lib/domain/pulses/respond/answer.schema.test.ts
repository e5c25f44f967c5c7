import { expect, it } from 'vitest';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { submitPulseBody, withAnswerRows } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

/** Reads a body as `handle` does if the contract unwraps it. */
const read = (body: Record<string, unknown>) => readInput(submitPulseBody, { ...body, ...withAnswerRows(body) });
const rows = [
  { questionId: 7, answer: 4 },
  { questionId: 8, answer: 'Office' },
];
const submissionId = '0198f1a2-6f6e-7c1e-8f40-2f3d5c6b7a81';

it.each<[string, Record<string, unknown>]>([
  ['a list', { answers: rows }],
  [
    'a list by id',
    {
      answers: [
        { id: 7, answer: 4 },
        { id: '8', answer: 'Office' },
      ],
    },
  ],
  ['a map from the question', { answers: { 7: 4, 8: 'Office' } }],
  [
    'the questions as they were read',
    {
      questions: [
        { id: 7, text: 'Fine?', typeId: 5, pool: [], answer: 4 },
        { id: 8, answer: 'Office' },
      ],
    },
  ],
])('answers can be sent as %s', (_, body) => {
  expect(read({ ...body, submissionId })).toEqual({ data: { answers: rows, submissionId }, messages: [] });
});

it('what is missing, empty or null is read as no answer', () => {
  const rows = [{ questionId: 1 }, { questionId: 2, answer: null }, { questionId: 3, answer: '' }];
  expect(read({ answers: rows }).data).toEqual({
    answers: [
      { questionId: 1, answer: null },
      { questionId: 2, answer: null },
      { questionId: 3, answer: '' },
    ],
  });
  expect(read({}).data).toEqual({ answers: [] });
});

it.each<[string, Record<string, unknown>, string]>([
  ['a row without a question', { answers: [{ answer: 4 }] }, 'Each answer needs its questionId.'],
  [
    'an object as an answer',
    { answers: { 7: { a: 1 } } },
    'Each answer must be text, a number, true or false, or a list.',
  ],
  ['a map with odd keys', { answers: { x: 1 } }, 'Question must be a number from 1.'],
  ['a text without end', { answers: { 7: 'x'.repeat(1001) } }, 'Each answer can be up to 1,000 characters.'],
  ['more rows than any round asks', { answers: Array(21).fill({ id: 1 }) }, 'Send up to 20 answers.'],
  ['an id of a sending that is none', { submissionId: 'x' }, 'Submission id must be a UUID.'],
])('%s is refused with a message', (_, body, message) => {
  expect(read(body).messages.map((text) => inWords(text, 'en'))).toContain(message);
});
