import { expect, test } from 'vitest';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { summariseCompany } from '#/components/dashboards/company/company-summary.ts';
import { figures } from '#/components/dashboards/figures.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';

const none = { good: null, meh: null, bad: null };

function figure(avg: number | null, change: number | null, more: Partial<PublishedFigure> = {}): PublishedFigure {
  const reach = { since: null, until: null, endsEarly: false, isPartial: false };
  const empty = { data: [], weeks: [], previousAvg: null, previousData: [], hiddenReason: null, ...reach };
  return { avg, change, reliable: false, personsBand: '20–49', ...empty, ...more };
}
const nothing = figure(null, null, { personsBand: null });

function summarise(
  figures: Record<'motivation' | 'performance' | 'sentiment', PublishedFigure>,
  rate = 80,
  name = '1m',
) {
  const dashboard = {
    asOf: '2026-03-29',
    period: { name, from: '2026-02-28', to: '2026-03-29', bucket: 'day' },
    minimumGroupSize: 5,
    performance: figures.performance,
    motivation: { isDefault: false, ...figures.motivation },
    sentiment: { ...figures.sentiment, typesAvg: none, typesData: [], typesWeeks: [] },
    participation: { rate, previousRate: null, hiddenReason: null },
  } as unknown as CompanyDashboard;
  return summariseCompany(dashboard, figureReader);
}

test('what changed comes first, then what is steady', () => {
  const motivation = figure(58, -6.4, { reliable: true });
  expect(summarise({ motivation, performance: nothing, sentiment: figure(71, 1) })).toEqual({
    sentence: 'Motivation fell 6 points to 58. Sentiment is steady around 71.',
    detail: 'Compared with the average in the previous 30 days.',
  });
});

test('a move that may be chance isn’t a rise, and few people are never steady', () => {
  const figures = {
    motivation: nothing,
    performance: figure(64, -9),
    sentiment: figure(71, 0, { personsBand: '3–4' }),
  };
  expect(summarise(figures).sentence).toBe('No clear change: sentiment 71, performance 64.');
});

test('the starting point of motivation is left out', () => {
  const motivation = { ...figure(50, null), isDefault: true };
  expect(summarise({ motivation, performance: nothing, sentiment: figure(71, null) })).toEqual({
    sentence: 'Sentiment is at 71.',
    detail: 'There’s nothing to compare with yet.',
  });
});

test('a day has nothing to compare with, now or later', () => {
  const day = summarise({ motivation: nothing, performance: nothing, sentiment: figure(71, null) }, 80, '1d');
  expect(day.detail).toBe('A single day is too short to compare.');
});

test('low participation asks for caution', () => {
  const figures = { motivation: nothing, performance: nothing, sentiment: figure(71, 3) };
  expect(summarise(figures, 49).detail).toMatch(/^Fewer than half/);
});

test('a summary without a batch says how many people are needed, not that no one answered', () => {
  const waiting = figure(null, null, { hiddenReason: 'not_enough_answers', until: '2026-02-11' });
  expect(summarise({ motivation: waiting, performance: waiting, sentiment: waiting })).toEqual({
    sentence: 'No new results in the last 30 days.',
    detail: 'The next result needs answers from at least 5 people in a team since 11 February.',
  });
});

test('a result that ends early is never called steady', () => {
  const early = figure(71, 0, { endsEarly: true, isPartial: true, until: '2026-03-19' });
  expect(summarise({ motivation: nothing, performance: nothing, sentiment: early }).sentence).toBe(
    'Sentiment is at 71, with no clear change.',
  );
});

test('no answers differ from nothing published yet', () => {
  const figures = { motivation: nothing, performance: nothing, sentiment: nothing };
  expect(summarise(figures).sentence).toBe('No new results in the last 30 days.');
  const before = summariseCompany({ asOf: null, period: { name: '1m' } } as unknown as CompanyDashboard, figureReader);
  expect(before).toEqual({ sentence: 'There are no results yet.', detail: figureReader.t('first') });
});

test('tables, cards and charts have the results in the order of the sentences', () => {
  expect([companyFigures, figures].map((all) => all.map(({ metric }) => metric))).toEqual([metricOrder, metricOrder]);
});
