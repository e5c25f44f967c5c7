import { expect, test } from 'vitest';
import { orderNorms, orderParts, orderQuestions } from '#/lib/domain/metrics/scores/lowest-first.ts';

const norm = (name: string, avg: number | null) => ({ id: 1, name, avg, personsBand: null, hiddenReason: null });

test('the norm least lived up to comes first, hidden ones last', () => {
  const norms = [norm('Trust', null), norm('Care', 0), norm('Focus', 81), norm('Candour', null), norm('Bold', 81)];
  expect(orderNorms(norms).map(({ name }) => name)).toEqual(['Care', 'Bold', 'Focus', 'Candour', 'Trust']);
});

test('parts are ordered by their sentiment, hidden ones last', () => {
  const part = (name: string, avg: number | null) => ({ name, sentiment: { avg } });
  const parts = [part('Legal', null), part('Sales', 74), part('Care', 0)];
  expect(orderParts(parts).map(({ name }) => name)).toEqual(['Care', 'Sales', 'Legal']);
});

test('questions are ordered by their result, then those without one, then hidden ones', () => {
  const question = (text: string, score: number | null, more = {}) => ({
    text,
    score,
    average: null,
    hiddenReason: null,
    ...more,
  });
  const questions = [
    question('hidden', null, { hiddenReason: 'not_enough_answers' }),
    question('choice', null),
    question('high', 80),
    question('share of yes', null, { average: 62 }),
    question('zero', 0),
  ];
  expect(orderQuestions(questions).map(({ text }) => text)).toEqual([
    'zero',
    'share of yes',
    'high',
    'choice',
    'hidden',
  ]);
});
