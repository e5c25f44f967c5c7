import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import { describeLinePoint } from '#/components/charts/chart-point.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { describeBar, prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'charts.points');

const rowsOf = (text: string): string[][] => parse(text, { bom: true });
const days = (records: (number | null)[]) => records.map((record, at) => ({ date: `2026-03-0${at + 2}`, record }));

test('a line chart keeps its exact numbers and explains empty cells, whatever the reader’s language', () => {
  const model = prepareLineChart({
    title: 'Motivation',
    bucket: 'day',
    locale: 'de-DE',
    t,
    lines: [{ name: 'This period', points: [...days([null, 12.34]), { date: '2026-03-05', record: 7 }] }],
    previous: { name: 'Before', points: [{ date: '2026-02-27', record: 0 }] },
  });
  const text = chartCsv(
    model.labels.map((_, at) => describeLinePoint(model, at, 'de-DE')),
    t,
  );
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(rowsOf(text)).toEqual([
    ['Date', 'Day', 'This period', 'Before: date', 'Before', 'Note'],
    [
      '2026-03-02',
      'Montag, 2. März 2026',
      '',
      'Donnerstag, 26. Februar 2026',
      '',
      'This period: no answers; Before: no check-in',
    ],
    ['2026-03-03', 'Dienstag, 3. März 2026', '12.34', 'Freitag, 27. Februar 2026', '0', ''],
    ['2026-03-04', 'Mittwoch, 4. März 2026', '', 'Samstag, 28. Februar 2026', '', 'no check-in'],
    ['2026-03-05', 'Donnerstag, 5. März 2026', '7', 'Sonntag, 1. März 2026', '', 'Before: no check-in'],
  ]);
});

test('bars become a column per band', () => {
  const model = prepareStackedBarChart({
    title: 'Shares',
    bucket: 'month',
    locale: 'en-GB',
    t,
    names: { good: 'Good', meh: 'Meh', bad: 'Bad' },
    points: [{ date: '2026-03-01', good: 50, meh: 20, bad: 30 }],
  });
  expect(rowsOf(chartCsv([describeBar(model, 0, 'en-GB')], t))).toEqual([
    ['Date', 'Day', 'Good', 'Meh', 'Bad'],
    ['2026-03-01', 'March 2026', '50', '20', '30'],
  ]);
});

test('a list without days has names, and none runs as a formula', () => {
  const row = { name: 'Score', value: 'hidden', colour: 'muted', style: 'area' } as const;
  const text = chartCsv([{ heading: '=HYPERLINK("x")', rows: [row] }], t);
  expect(rowsOf(text)).toEqual([
    ['Name', 'Score'],
    ['\'=HYPERLINK("x")', 'hidden'],
  ]);
});

test('the number of people is next to the value that comes from them', () => {
  const points = [
    { date: '2026-03-02', record: 60, persons: 2, personsDue: 11 },
    { date: '2026-03-03', record: null, personsDue: 11 },
  ];
  const line = { title: 'Motivation', bucket: 'day', locale: 'en-GB', lines: [{ name: 'Team', points }] } as const;
  const model = prepareLineChart({ ...line, t });
  expect(
    rowsOf(
      chartCsv(
        model.labels.map((_, at) => describeLinePoint(model, at, 'en-GB')),
        t,
      ),
    ),
  ).toEqual([
    ['Date', 'Day', 'Team', 'Team: people', 'Team: people asked', 'Note'],
    ['2026-03-02', 'Monday, 2 March 2026', '60', '2', '11', ''],
    ['2026-03-03', 'Tuesday, 3 March 2026', '', '', '', 'no answers'],
  ]);
});
