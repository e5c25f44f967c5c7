import { describe, expect, it } from 'vitest';
import {
  factsOf,
  latestResults,
  orderResults,
  type QuestionResult,
  shareParts,
  signed,
} from '#/components/pulses/results/result-facts.ts';

const nothing: QuestionResult = {
  id: 1,
  text: 'My workload is reasonable.',
  typeId: 5,
  typeName: 'Agreement',
  average: null,
  score: null,
  positiveAnswers: null,
  neutralAnswers: null,
  negativeAnswers: null,
  answers: null,
  texts: null,
  scores: null,
  enps: null,
  detractors: null,
  passives: null,
  promoters: null,
  persons: null,
  trend: null,
  isTrendClear: false,
  hiddenReason: 'group_too_small',
  locale: 'en',
};

describe('the published results of a question', () => {
  it('are empty while it’s hidden', () => {
    expect(factsOf(nothing)).toEqual([]);
  });

  it.each([
    [
      'a scale',
      { average: 3.8, score: 70, positiveAnswers: 60, neutralAnswers: 40, negativeAnswers: 0, trend: -4 },
      ['average 3.8', 'score 70', 'positive 60', 'neutral 40', 'negative 0', 'trend -4'],
    ],
    [
      'a recommendation',
      { typeId: 6, enps: 20, detractors: 40, passives: 0, promoters: 60, positiveAnswers: 60 },
      ['enps 20', 'positive 60', 'detractors 40', 'passives 0', 'promoters 60'],
    ],
    ['yes or no', { typeId: 4, average: 75, positiveAnswers: 75, negativeAnswers: 25 }, ['yes 75', 'no 25']],
  ])('are, for %s, its measures in order', (_, part, facts) => {
    const said = factsOf({ ...nothing, ...part }).map((fact) => 'measure' in fact && `${fact.measure} ${fact.value}`);
    expect(said).toEqual(facts);
  });

  it('are, for a choice, each option, and for an open question each answer', () => {
    expect(factsOf({ ...nothing, typeId: 2, scores: [{ question: 'Office', score: 40 }] })).toEqual([
      { option: 'Office', value: 40 },
    ]);
    expect(factsOf({ ...nothing, typeId: 3, answers: ['Fewer meetings'] })).toEqual([{ answer: 'Fewer meetings' }]);
  });
});

it.each([
  [4, '+4'],
  [-2.5, '−2.5'],
  [0, '0'],
])('a change of %d is written %s', (value, text) => {
  expect(signed(value, 'en-GB')).toBe(text);
});

describe('the order of the table', () => {
  const result = { ...nothing, hiddenReason: null };

  it('is lowest score first, then choices, then hidden results; texts are separate', () => {
    const { rows, texts } = orderResults([
      { ...nothing, id: 1 },
      { ...result, id: 2, scores: [] },
      { ...result, id: 3, score: 70, average: 3.8 },
      { ...result, id: 4, typeId: 4, average: 64 },
      { ...result, id: 5, answers: ['Fine.'] },
    ]);
    expect([rows, texts].map((questions) => questions.map(({ id }) => id))).toEqual([[4, 3, 2, 1], [5]]);
  });
});

describe('the groups of a bar', () => {
  const shares = { ...nothing, positiveAnswers: 60, neutralAnswers: 20, negativeAnswers: 20 };

  it.each([
    ['an agreement', shares, 'disagree 1–2 20, neutral 3 20, agree 4–5 60'],
    [
      'a recommendation',
      { ...shares, typeId: 6, detractors: 40, passives: 0, promoters: 60 },
      'detractors 0–6 40, neutral 7–8 0, promoters 9–10 60',
    ],
    ['yes or no', { ...shares, typeId: 4, negativeAnswers: 40 }, 'yes  60, no  40'],
  ])('are right for %s', (_, question, said) => {
    const parts = shareParts(question).map(({ name, range = '', value }) => `${name} ${range} ${value}`);
    expect(parts.join(', ')).toBe(said);
  });
});

it('latestResults returns the pulse whose results were published last, whenever it was created', () => {
  const older = { id: 3, resultsPublishedAt: '2026-11-12T12:00:00.000Z' };
  const open = { id: 2, resultsPublishedAt: null };
  const latest = { id: 1, resultsPublishedAt: '2026-11-23T12:00:00.000Z' };
  expect(latestResults([older, open, latest])).toBe(latest);
  expect(latestResults([open])).toBeUndefined();
});
