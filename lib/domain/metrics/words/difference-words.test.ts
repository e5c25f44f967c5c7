import { expect, it } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { type Finding, findMoves } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeDifference, describeLastWeek } from '#/lib/domain/metrics/words/difference-words.ts';
import { describeParts } from '#/lib/domain/metrics/words/highlight-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const sentiment = (kind: Finding['kind'], value: number, change: number): Finding => ({
  metric: 'sentiment',
  kind,
  value,
  change,
});
const fell = sentiment('clear', 44, -19);
const rose = sentiment('clear', 57, 14);
const edged = sentiment('small', 60, 3);
const steady = sentiment('steady', 70, 1);
const unclear = sentiment('unclear', 63, 4);
const alone = sentiment('none', 63, 0);
const during = figureReader.t('during.1m');

it.each<[string, Finding, Finding, string | null, string | null]>([
  [
    'a week of alarm in a month of praise',
    fell,
    rose,
    'It looks different in the last 30 days: sentiment 57 (up 14 points).',
    'Last week alone was different: sentiment 44 (down 19 points).',
  ],
  [
    'a week of alarm in a steady month',
    fell,
    steady,
    'It looks different in the last 30 days: sentiment 70 (steady).',
    'Last week alone was different: sentiment 44 (down 19 points).',
  ],
  [
    'a quiet week of a good month',
    unclear,
    rose,
    'It looks different in the last 30 days: sentiment 57 (up 14 points).',
    null,
  ],
  [
    'a quiet week of a better month',
    steady,
    edged,
    'It looks different in the last 30 days: sentiment 60 (up 3 points).',
    null,
  ],
  [
    'a bad week of an unclear month',
    fell,
    unclear,
    'It looks different in the last 30 days: sentiment 63 (no clear change).',
    'Last week alone was different: sentiment 44 (down 19 points).',
  ],
  ['both rise', edged, rose, null, null],
  ['neither moves', steady, unclear, null, null],
  ['the first week', alone, rose, null, null],
  ['the first month', rose, alone, null, null],
])('%s', (_, week, month, besideWeek, besideMonth) => {
  expect(describeDifference({ story: [week], other: [month], during }, figureReader)).toBe(besideWeek);
  expect(describeDifference({ story: [month], other: [week], during: null }, figureReader)).toBe(besideMonth);
  expect(describeLastWeek(findMoves({ story: [month], other: [week] }), figureReader)).toBe(besideMonth);
});

it('the sentence names all that differs, and nothing that is missing in one of them', () => {
  const week: Finding[] = [fell, { metric: 'motivation', kind: 'small', value: 61, change: -3 }];
  const month: Finding[] = [
    rose,
    { metric: 'motivation', kind: 'steady', value: 60, change: 1 },
    { ...rose, metric: 'productivity' },
  ];
  expect(describeDifference({ story: week, other: month, during }, figureReader)).toBe(
    'It looks different in the last 30 days: sentiment 57 (up 14 points), motivation 60 (steady).',
  );
});

it('departments that moved are named next to a company that didn’t, score by score', () => {
  const figure = (change: number, reliable = true) => ({ change, reliable, personsBand: '20–49' });
  const part = (name: string, sentiment: number, motivation = 0) => ({
    name,
    sentiment: figure(sentiment, sentiment !== 0),
    productivity: figure(20, false),
    motivation: figure(motivation, motivation !== 0),
  });
  const parts = [part('Engineering', -12), part('Sales', 9, -6), part('Legal', -4), part('Support', -8)];
  const say = (whole: Finding[], kind: 'department' | 'team' = 'department') =>
    describeParts({ kind, parts }, whole, { t: wordsFor('en', 'dashboards.breakdown'), locale: 'en-GB' });
  const motivation = { ...unclear, metric: 'motivation' } as const;
  expect(say([unclear])).toBe('By department, sentiment fell in Engineering and Support and rose in Sales.');
  expect(say([fell, { ...unclear, metric: 'productivity' }, motivation])).toBe(
    'By department, motivation fell in Sales.',
  );
  expect([say([fell]), say([unclear], 'team')]).toEqual([null, null]);
});
