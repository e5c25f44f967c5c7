import { expect, test } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { describeFindings, listFindings } from '#/lib/domain/metrics/words/finding-words.ts';

const sentiment = {
  metric: 'sentiment' as const,
  avg: 71.4,
  change: 1.2,
  reliable: false,
  personsBand: '5–9',
};

test('what changed comes before what did not, whatever the order of the figures', () => {
  const motivation = {
    ...sentiment,
    metric: 'motivation' as const,
    avg: 58,
    change: -6.4,
    reliable: true,
  };
  expect(describeFindings(listFindings([sentiment, motivation]), figureReader)).toBe(
    'Motivation fell 6 points to 58. Sentiment is steady around 71.',
  );
});

const three = (...changes: [change: number, reliable?: boolean][]) =>
  describeFindings(
    listFindings(
      changes.map(([change, reliable = false], at) => ({
        ...sentiment,
        metric: (['sentiment', 'productivity', 'motivation'] as const)[at] ?? 'sentiment',
        avg: 70 + at,
        change,
        reliable,
      })),
    ),
    figureReader,
  );

test('one story of all three figures is told once', () => {
  expect(three([0], [-1], [2])).toBe('Steady overall: sentiment 70, performance 71, motivation 72.');
  expect(three([9], [-9], [4])).toBe('No clear change: sentiment 70, performance 71, motivation 72.');
  expect(three([22, true], [8, true], [11, true])).toBe(
    'Everything is up: sentiment +22 to 70, motivation +11 to 72, performance +8 to 71.',
  );
  expect(three([-8, true], [-5, true], [-6, true])).toBe(
    'Everything is down: sentiment −8 to 70, motivation −6 to 72, performance −5 to 71.',
  );
});

test('several stories are told by kind, what is sure first', () => {
  expect(three([22, true], [-8, true], [1])).toBe(
    'Sentiment rose 22 points to 70. Performance fell 8 points to 71. Motivation is steady around 72.',
  );
  expect(three([7, true], [1], [-9])).toBe(
    'Sentiment edged up 7 points to 70. Performance is steady around 71. Motivation is at 72, with no clear change.',
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
