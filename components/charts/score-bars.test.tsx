import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChartPlace } from '#/components/charts/chart-place.tsx';
import { ChartTable } from '#/components/charts/chart-table.tsx';
import { ChartTooltip } from '#/components/charts/chart-tooltip.tsx';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { DriverBalanceList } from '#/components/dashboards/driver-balance-list.tsx';
import { catalogues } from '#/lib/words/catalogues.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const bar = (id: number, avg: number | null, reference?: number) => ({
  id,
  name: `Value ${id}`,
  avg,
  text: String(avg ?? 'No answers'),
  isHidden: false,
  ...(reference === undefined ? {} : { reference }),
});

const drawn = (bars: Parameters<typeof ScoreBars>[0]['bars'], ...lowestIds: number[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <ScoreBars bars={bars} lowestIds={lowestIds} referenceName="Company" />
    </NextIntlClientProvider>,
  );

test('the lowest bars are named, and no other', () => {
  expect(drawn([bar(1, 42), bar(2, 60)], 1).match(/lowest/g)).toHaveLength(1);
  expect(drawn([bar(1, 42), bar(2, 44), bar(3, 60)], 1, 2).match(/lowest/g)).toHaveLength(2);
  expect(drawn([bar(1, 42), bar(2, 60)])).not.toContain('lowest');
});

test('bars with a reference have a mark, which the legend names once', () => {
  const bars = drawn([bar(1, 42, 58), bar(2, null, 61), bar(3, 70)]);
  expect(bars.match(/left:(58|61)%/g)).toHaveLength(2);
  expect(bars.match(/Company/g)).toHaveLength(1);
  expect(drawn([bar(1, 42), bar(2, 60)])).not.toContain('Company');
});

test('a bar of few people is hollow and says how many', () => {
  const bars = drawn([{ ...bar(1, 75), few: '1 person' }, bar(2, 60)]);
  expect(bars).toContain('1 person');
  expect(bars.match(/bg-surface/g)).toHaveLength(1);
});

test('lines that aren’t drawn yet are one line on paper, with the ends of both axes', () => {
  const points = [
    { date: '2026-03-02', record: 50 },
    // On the day between them, no one was asked.
    { date: '2026-03-04', record: 60 },
  ];
  const frame = { title: 'Motivation', bucket: 'day', locale: 'en-GB', t: wordsFor('en', 'charts.points') } as const;
  const model = prepareLineChart({ ...frame, lines: [{ name: 'Team', points }] });
  const paper = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <LineChart model={model} locale="en-GB" empty="empty" />
    </NextIntlClientProvider>,
  ).split('paper-line')[1];
  expect(paper).toMatch(/>100<.*d="M0 14L96 11.2".*>0<.*>2 Mar<.*>4 Mar</);
});

test('a chart that isn’t drawn yet has something simpler for paper, without its grey place', () => {
  const place = renderToStaticMarkup(<ChartPlace paper="Motivation goes from 50 to 64.">drawing</ChartPlace>);
  // The grey place is only hidden on paper right before it.
  expect(place).toMatch(/animate-breathe[^>]*><\/span><div aria-hidden="true" class="on-paper">Motivation goes from/);
  expect(place.match(/animate-breathe/g)).toHaveLength(1);
  expect(place).not.toContain('drawing');
});

test('a table of names has room for all of them, and one of days scrolls', () => {
  const tableOf = (points: Parameters<typeof ChartTable>[0]['points']) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={catalogues.en}>
        <ChartTable label="What helped" points={points} />
      </NextIntlClientProvider>,
    );
  expect(tableOf([{ heading: 'Meetings', rows: [] }])).toContain('max-h-160');
  expect(tableOf([{ heading: '9 Nov', date: '2026-11-09', rows: [] }])).toContain('max-h-65');
});

test('the words of a point, which have a layer of their own, are above the chart below', () => {
  const words = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <ChartTooltip point={{ heading: '12 November', rows: [] }} x={40} isPastMiddle={false} />
    </NextIntlClientProvider>,
  );
  // Moving them makes that layer, so its own order counts.
  expect(words).toMatch(/^<div [^>]*z-10[^>]*translate:40px/);
});

test('both sides of a reason have their number, and the larger one the people behind it', () => {
  const [hurt, helped] = [
    { times: 28, length: 1, text: '28×', people: ' · 10 people' },
    { times: 2, length: 0.1, text: '2×', people: ' · 1 person' },
  ];
  const list = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogues.en}>
      <DriverBalanceList balances={[{ id: 1, label: 'Workload', side: 'hurt', hurt, helped }]} />
    </NextIntlClientProvider>,
  );
  expect(list).toContain('>28×<span class="people"> · 10 people</span></span>');
  // Narrow places show it after the name.
  expect(list).toContain('>Workload<span aria-hidden="true" class="people"> · 10 people</span></span>');
  expect(list).toContain('>2×</span>');
});
