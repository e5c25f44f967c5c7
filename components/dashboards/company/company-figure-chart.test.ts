import { expect, test } from 'vitest';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { figuresAbove } from '#/components/dashboards/company/company-figures.ts';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';

const { motivation, sentiment } = figuresAbove;
const published = {
  avg: 70,
  previousAvg: 60,
  change: 10,
  weeks: [],
  data: [
    { date: '2026-03-26', record: 68 },
    { date: '2026-03-27', record: null },
    { date: '2026-03-29', record: 72 },
  ],
};

function dashboard(more: object): CompanyDashboard {
  return {
    period: { name: '1w', from: '2026-03-26', to: '2026-03-29', bucket: 'day' },
    department: null,
    motivation: { ...published, isDefault: false },
    sentiment: published,
    ...more,
  } as unknown as CompanyDashboard;
}

test('the chart draws the company in the accent and the previous period as one dashed line with its value', () => {
  const { model, description } = prepareCompanyChart(sentiment, dashboard({}), chartReader);
  expect(model.series).toMatchObject([
    { name: 'Company', colour: 'accent-text', style: 'solid', values: [68, null, null, 72] },
    { name: 'Previous 7 days', style: 'dashed', values: [60, 60, 60, 60] },
  ]);
  // The line doesn't end at its own average.
  expect(model.series.map(({ end }) => end)).toEqual([undefined, { text: '60 before', value: 60, isFigure: false }]);
  expect(model.series[0]?.blanks).toEqual([null, 'no new results', 'no new results', null]);
  expect(description).toBe('Daily averages.');
});

test('over 30 days the line is weekly, and single days are small dots', () => {
  const weeks = [
    { date: '2026-03-09', record: 66 },
    { date: '2026-03-23', record: 71 },
  ];
  const period = { name: '1m', from: '2026-03-13', to: '2026-03-24', bucket: 'day' };
  const data = [{ date: '2026-03-24', record: 80 }];
  const { model, description } = prepareCompanyChart(
    sentiment,
    dashboard({ period, sentiment: { ...published, weeks, data } }),
    chartReader,
  );
  const [line, days, before] = model.series;
  expect(line).toMatchObject({
    name: 'Company, by week',
    style: 'solid',
    values: [66, 66, 66, null, null, null, null, null, null, null, 71, 71],
  });
  // Each week is at its days, and no dotted line bridges a missing week.
  expect(line?.anchors?.flatMap((isDrawn, at) => (isDrawn ? [at] : []))).toEqual([1, 10]);
  expect(line?.links).not.toContain('bridge');
  expect(days).toMatchObject({ name: 'Single days', style: 'specks', colour: 'accent-text' });
  expect(days?.values.filter((value) => value !== null)).toEqual([80]);
  expect(before).toMatchObject({ name: 'Previous 30 days', style: 'dashed' });
  // The names of the lines say how to read them.
  expect(description).toBeUndefined();
});

test('a department has its name and the same colour', () => {
  const { model } = prepareCompanyChart(sentiment, dashboard({ department: { id: 4, name: 'Design' } }), chartReader);
  expect(model.series[0]).toMatchObject({ name: 'Design', colour: 'accent-text' });
});

test('a hidden result draws nothing, not even the previous one', () => {
  const hidden = { ...published, avg: null, data: [] };
  expect(prepareCompanyChart(sentiment, dashboard({ sentiment: hidden }), chartReader).model.series).toMatchObject([
    { values: [null, null, null, null] },
  ]);
});

test('where nothing is compared, no previous period is drawn', () => {
  const alone = { ...published, change: null };
  expect(prepareCompanyChart(sentiment, dashboard({ sentiment: alone }), chartReader).model.series).toHaveLength(1);
});

test('the starting point of motivation is a dashed line at 50 over the whole period', () => {
  const start = { avg: 50, data: [], weeks: [], previousAvg: null, isDefault: true };
  const { model, description } = prepareCompanyChart(motivation, dashboard({ motivation: start }), chartReader);
  expect(model.series).toMatchObject([{ name: 'Starting point', style: 'dashed', values: [50, 50, 50, 50] }]);
  expect(description).toContain('Everyone starts at 50');
});
