import { expect, test } from 'vitest';
import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const base = { title: 'Sentiment', bucket: 'week', locale: 'en-GB', t: wordsFor('en', 'charts.points') } as const;
const names = { good: 'Good', meh: 'Meh', bad: 'Bad' };

test('stacked bars are ordered by day, and empty ones stay empty', () => {
  const model = prepareStackedBarChart({
    ...base,
    names,
    points: [
      { date: '2026-03-09', good: null, meh: null, bad: null },
      { date: '2026-03-02', good: 60, meh: 30, bad: 10 },
    ],
  });
  expect(model.bands.map((band) => [band.name, band.values])).toEqual([
    ['Bad', [10, null]],
    ['Meh', [30, null]],
    ['Good', [60, null]],
  ]);
  expect(model.summary).toBe(
    'Sentiment, Week of 2 March 2026 to Week of 9 March 2026. Latest, Week of 2 March 2026: Good 60%, Meh 30%, Bad 10%. 1 of 2 points has no answers.',
  );
});

test('a stacked bar chart keeps a position for every day, and says why it’s empty', () => {
  const model = prepareStackedBarChart({
    ...base,
    bucket: 'day',
    names,
    range: { from: '2026-03-06', to: '2026-03-10' },
    points: [
      { date: '2026-03-06', good: 100, meh: 0, bad: 0 },
      { date: '2026-03-09', good: null, meh: null, bad: null },
    ],
  });
  expect(model.labels.map(({ date }) => date)).toHaveLength(5);
  expect(model.bands[2]?.values).toEqual([100, null, null, null, null]);
  expect(model.blanks).toEqual([null, 'no check-in', 'no check-in', 'no answers', 'no check-in']);
  // Only what was asked is marked.
  expect(model.missed).toEqual([false, false, false, true, false]);
  expect(model.summary).toMatch(/3 of 5 points have no check-in\. 1 of 5 points has no answers\.$/);
});

test('a week that began before the range is named by the first day of the range', () => {
  const range = { from: '2026-03-05', to: '2026-03-15' };
  const points = [{ date: '2026-03-02', good: 60, meh: 30, bad: 10 }];
  const model = prepareStackedBarChart({ ...base, names, range, points });
  expect(model.labels.map(({ date, label, fullLabel }) => [date, label, fullLabel])).toEqual([
    ['2026-03-02', '5 Mar', 'Week of 5 March 2026'],
    ['2026-03-09', '9 Mar', 'Week of 9 March 2026'],
  ]);
  expect(model.summary).toContain('Week of 5 March 2026 to Week of 9 March 2026');
});

test('a stacked bar chart describes one bar without a from and to', () => {
  const points = [{ date: '2026-03-02', good: 60, meh: 30, bad: 10 }];
  expect(prepareStackedBarChart({ ...base, bucket: 'day', names, points }).summary).toBe(
    'Sentiment, Monday, 2 March 2026: Good 60%, Meh 30%, Bad 10%.',
  );
});

test('a stacked bar chart has words for an empty chart', () => {
  expect(prepareStackedBarChart({ ...base, names, points: [] }).summary).toBe('Sentiment: no data yet.');
});
