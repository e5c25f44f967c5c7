import { expect, test } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { listFindings, type NamedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeDistance, describeStory, type Whole } from '#/lib/domain/metrics/words/finding-words.ts';

const sentiment = {
  metric: 'sentiment' as const,
  avg: 71.4,
  change: 1.2,
  reliable: false,
  personsBand: '5–9',
};

const tell = (figures: readonly NamedFigure[], whole?: Whole) =>
  describeStory({ figures, before: 'in the previous 30 days', whole }, figureReader);

test('what changed comes before what didn’t, whatever the order of the results', () => {
  const motivation = {
    ...sentiment,
    metric: 'motivation' as const,
    avg: 58,
    change: -6.4,
    reliable: true,
  };
  expect(tell([sentiment, motivation])).toBe('Motivation fell 6 points to 58. Sentiment is steady around 71.');
});

const three = (...changes: [change: number, reliable?: boolean][]) =>
  tell(
    changes.map(([change, reliable = false], at) => ({
      ...sentiment,
      metric: (['sentiment', 'productivity', 'motivation'] as const)[at] ?? 'sentiment',
      avg: 70 + at,
      change,
      reliable,
    })),
  );

test('the same finding for all three results is one sentence', () => {
  expect(three([0], [-1], [2])).toBe('No clear change: sentiment 70, performance 71, motivation 72.');
  expect(three([9], [-9], [4])).toBe('No clear change: sentiment 70, performance 71, motivation 72.');
  expect(three([0], [-9], [1])).toBe('No clear change: sentiment 70, performance 71, motivation 72.');
  expect(three([22, true], [8, true], [11, true])).toBe(
    'Better than in the previous 30 days: sentiment 70 (+22), motivation 72 (+11), performance 71 (+8).',
  );
  expect(three([-8, true], [-5, true], [-6, true])).toBe(
    'Worse than in the previous 30 days: sentiment 70 (−8), motivation 72 (−6), performance 71 (−5).',
  );
});

test('different findings are grouped by kind, the certain ones first', () => {
  expect(three([22, true], [-8, true], [1])).toBe(
    'Sentiment rose 22 points to 70. Performance fell 8 points to 71. Motivation is steady around 72.',
  );
  expect(three([7, true], [1], [-9])).toBe(
    'Sentiment edged up 7 points to 70. Performance is steady around 71. Motivation is at 72, with no clear change.',
  );
});

test('the distance alone is a sentence, and nothing without a whole or if it’s small', () => {
  const far = { ...sentiment, avg: 55 };
  const distance = (whole?: Whole) => describeDistance({ figures: [far], whole }, figureReader);
  expect(distance({ name: null, sentiment: 69 })).toBe('Sentiment is 14 points below the company.');
  expect([distance(), distance({ name: null, sentiment: 56 })]).toEqual([null, null]);
});

test('the distance from the whole is mentioned if it matters', () => {
  const company = (value: number | null) => ({ name: null, sentiment: value });
  const fallen = { ...sentiment, avg: 53, change: -15, reliable: true };
  const risen = { ...sentiment, avg: 55, change: 13, reliable: true };
  expect(tell([fallen], company(69))).toBe('Sentiment fell 15 points to 53, 16 below the company.');
  expect(tell([risen], { name: 'Operations', sentiment: 69 })).toBe(
    'Sentiment rose 13 points to 55, still 14 below Operations.',
  );
  expect(tell([{ ...sentiment, avg: 80 }], company(70))).toBe('Sentiment is steady around 80, 10 above the company.');
  const alike = { ...sentiment, avg: 58, metric: 'motivation' as const };
  expect(tell([{ ...sentiment, avg: 55 }, alike], company(69))).toBe(
    'Sentiment is 14 points below the company. Steady: sentiment 55, motivation 58.',
  );
  expect(
    tell(
      [
        { ...sentiment, avg: 55 },
        { ...alike, change: 9 },
      ],
      company(69),
    ),
  ).toBe('Sentiment is 14 points below the company. No clear change: sentiment 55, motivation 58.');
  for (const value of [60, null]) expect(tell([fallen], company(value))).toBe('Sentiment fell 15 points to 53.');
});

test('a result that ends early is called low, but not high', () => {
  const early = { ...sentiment, isPartial: true };
  const company = { name: null, sentiment: 70 };
  expect(tell([{ ...early, avg: 46 }], company)).toBe(
    'Sentiment is at 46, 24 below the company, with no clear change.',
  );
  expect(tell([{ ...early, avg: 94 }], company)).toBe('Sentiment is at 94, with no clear change.');
});

test('a missing result, or a starting point, isn’t a finding', () => {
  expect(
    listFindings([
      { ...sentiment, avg: null },
      { ...sentiment, isDefault: true },
    ]),
  ).toEqual([]);
});
