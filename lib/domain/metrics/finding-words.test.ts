import { expect, test } from 'vitest';
import { listFindings, tellFindings } from '#/lib/domain/metrics/finding-words.ts';

const sentiment = {
  metric: 'sentiment' as const,
  inSentence: 'sentiment',
  avg: 71.4,
  change: 1.2,
  reliable: false,
  personsBand: '5–9',
};

test('what changed comes before what did not, whatever the order of the figures', () => {
  const motivation = {
    ...sentiment,
    metric: 'motivation' as const,
    inSentence: 'motivation',
    avg: 58,
    change: -6.4,
    reliable: true,
  };
  expect(tellFindings(listFindings([sentiment, motivation]))).toBe(
    'Motivation fell 6 points to 58; sentiment is steady around 71.',
  );
  expect(tellFindings(listFindings([sentiment]), 'Ada Berg: ')).toBe('Ada Berg: sentiment is steady around 71.');
});

test('only a small move of many people is steady, counted or not', () => {
  const kindOf = (more: object) => listFindings([{ ...sentiment, ...more }])[0]?.kind;
  expect([4, 5].map((persons) => kindOf({ persons, personsBand: null }))).toEqual(['unclear', 'steady']);
  expect([null, '3–4', '5–9'].map((personsBand) => kindOf({ personsBand }))).toEqual(['unclear', 'unclear', 'steady']);
  expect(kindOf({ change: 3 })).toBe('unclear');
  expect(kindOf({ change: null })).toBe('alone');
});

test('a move beyond chance that is too small to matter is steady', () => {
  const kindOf = (more: object) => listFindings([{ ...sentiment, reliable: true, ...more }])[0]?.kind;
  expect([1, -7, 7.4, 7.6, -8].map((change) => kindOf({ change }))).toEqual([
    'steady',
    'steady',
    'steady',
    'changed',
    'changed',
  ]);
  expect([4, -5].map((change) => kindOf({ metric: 'productivity', change }))).toEqual(['steady', 'changed']);
  const motivation = { ...sentiment, metric: 'motivation' as const, inSentence: 'motivation', avg: 73, reliable: true };
  expect(tellFindings(listFindings([sentiment, motivation]))).toBe(
    'Sentiment is steady around 71 and motivation around 73.',
  );
});

test('a figure without a value, or with a starting point, is no finding', () => {
  expect(
    listFindings([
      { ...sentiment, avg: null },
      { ...sentiment, isDefault: true },
    ]),
  ).toEqual([]);
});
