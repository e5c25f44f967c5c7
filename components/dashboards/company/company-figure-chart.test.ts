import { expect, test } from 'vitest';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';

const [motivation, , sentiment] = companyFigures;
const published = {
  avg: 70,
  data: [
    { date: '2026-03-26', record: 68 },
    { date: '2026-03-27', record: null },
    { date: '2026-03-29', record: 72 },
  ],
  previousData: [{ date: '2026-03-22', record: 60 }],
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

test('the company is drawn in the accent, with the period before dashed behind it', () => {
  const { model, description } = prepareCompanyChart(sentiment, dashboard({}), chartReader);
  expect(model.series).toMatchObject([
    { name: 'Company', colour: 'accent-text', style: 'solid', values: [68, null, null, 72] },
    { name: 'Previous 7 days', style: 'dashed', values: [60, null, null, null] },
  ]);
  expect(model.series[0]?.blanks).toEqual([null, 'no new results', 'no new results', null]);
  expect(description).toBe('Daily averages.');
});

test('a department has its name and the same colour', () => {
  const { model } = prepareCompanyChart(sentiment, dashboard({ department: { id: 4, name: 'Design' } }), chartReader);
  expect(model.series[0]).toMatchObject({ name: 'Design', colour: 'accent-text' });
});

test('a hidden figure draws nothing, not even what was before', () => {
  const hidden = { ...published, avg: null, data: [] };
  expect(prepareCompanyChart(sentiment, dashboard({ sentiment: hidden }), chartReader).model.series).toMatchObject([
    { values: [null, null, null, null] },
  ]);
});

test('the starting point of motivation is a dashed line at 50 over the whole period', () => {
  const start = { avg: 50, data: [], previousData: [], isDefault: true };
  const { model, description } = prepareCompanyChart(motivation, dashboard({ motivation: start }), chartReader);
  expect(model.series).toMatchObject([{ name: 'Starting point', style: 'dashed', values: [50, 50, 50, 50] }]);
  expect(description).toContain('Everyone starts at 50');
});
