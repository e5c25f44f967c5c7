import { expect, it } from 'vitest';
import { noFigures, summariseAnswers } from '#/lib/domain/pulses/results/question-figures.ts';

type Question = Parameters<typeof summariseAnswers>[0];
const plain: Question = { typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const options = { typeId: 2, pool: ['Office', 'Home', 'Both'] } as const;

it.each<[string, Partial<Question>, [number, number][], object]>([
  [
    'an agreement',
    {},
    [
      [1, 1],
      [3, 1],
      [5, 4],
    ],
    { average: 4, score: 75, positiveAnswers: 67, neutralAnswers: 17, negativeAnswers: 16 },
  ],
  [
    'a rating',
    { typeId: 6 },
    [
      [0, 3],
      [4, 3],
      [7, 3],
      [10, 3],
    ],
    { average: 5.3, score: 53, positiveAnswers: 50, neutralAnswers: 25, negativeAnswers: 25 },
  ],
  [
    'an agreement of nine persons, whole',
    { typeId: 5 },
    [
      [3, 4],
      [4, 5],
    ],
    { average: 4, score: 75, positiveAnswers: 56, neutralAnswers: 44, negativeAnswers: 0 },
  ],
  [
    'an agreement of eight persons, no lower than their groups allow',
    { typeId: 5 },
    [
      [3, 5],
      [4, 3],
    ],
    { average: 3.4, score: 59, positiveAnswers: 38, neutralAnswers: 62, negativeAnswers: 0 },
  ],
  [
    'a rating of five persons, no higher than their groups allow',
    { typeId: 6 },
    [
      [3, 3],
      [10, 2],
    ],
    { average: 5.8, score: 58, positiveAnswers: 40, neutralAnswers: 0, negativeAnswers: 60 },
  ],
  [
    'the rating behind eNPS',
    { typeId: 6, bankItemId: 1 },
    [
      [6, 1],
      [8, 1],
      [10, 2],
    ],
    {
      average: 9,
      score: 90,
      positiveAnswers: 75,
      neutralAnswers: 25,
      negativeAnswers: 0,
      enps: 25,
      detractors: 25,
      passives: 25,
      promoters: 50,
    },
  ],
  [
    'a yes or no',
    { typeId: 4 },
    [
      [1, 2],
      [0, 1],
    ],
    { average: 67, positiveAnswers: 67, negativeAnswers: 33 },
  ],
  [
    'a choice of one',
    options,
    [
      [0, 1],
      [1, 2],
    ],
    {
      scores: [
        { question: 'Office', score: 33 },
        { question: 'Home', score: 67 },
        { question: 'Both', score: 0 },
      ],
    },
  ],
  [
    'a choice of several',
    { ...options, isMultiple: true },
    [
      [-1, 4],
      [0, 4],
      [1, 1],
    ],
    {
      scores: [
        { question: 'Office', score: 100 },
        { question: 'Home', score: 25 },
        { question: 'Both', score: 0 },
      ],
    },
  ],
  ['an open question', { typeId: 3 }, [[-1, 7]], {}],
])('%s', (_, question, counts, figures) => {
  expect(summariseAnswers({ ...plain, ...question }, new Map(counts))).toEqual({ ...noFigures, ...figures });
});
