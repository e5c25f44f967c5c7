import { expect, test } from 'vitest';
import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';

const base = { title: 'Sentiment', bucket: 'week', locale: 'en-GB' } as const;
const names = { good: 'Good', meh: 'Mixed', bad: 'Bad' };

test('orders buckets by day and keeps empty ones empty', () => {
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
    ['Mixed', [30, null]],
    ['Good', [60, null]],
  ]);
  expect(model.summary).toBe(
    'Sentiment, Week of 2 March 2026 to Week of 9 March 2026. Latest, Week of 2 March 2026: Good 60%, Mixed 30%, Bad 10%.',
  );
});

test('has words for an empty chart', () => {
  expect(prepareStackedBarChart({ ...base, names, points: [] }).summary).toBe('Sentiment: no data yet.');
});
