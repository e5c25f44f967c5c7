import { expect, test } from 'vitest';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import { describeLinePoint, joinCharts, speakPoint, withFlags } from '#/components/charts/chart-point.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { describeBar, prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'charts.points');

test('what started on a day is named at its point and in the summary, and nowhere else', () => {
  const plain = prepareLineChart({
    title: 'Motivation',
    bucket: 'week',
    locale: 'en-GB',
    t,
    range: { from: '2026-03-02', to: '2026-03-18' },
    lines: [
      {
        name: 'Team',
        points: [
          { date: '2026-03-02', record: 50 },
          { date: '2026-03-09', record: 60 },
          { date: '2026-03-16', record: 70 },
        ],
      },
    ],
  });
  const events = [
    { date: '2026-02-27', text: 'Too early.' },
    { date: '2026-03-12', text: 'A step began.' },
    { date: '2026-03-24', text: 'Too late.' },
  ];
  const period = { from: '2026-03-02', to: '2026-03-18', bucket: 'week' as const };
  const model = withFlags(plain, events, { period, t });
  expect(withFlags(plain, [], { period, t })).toBe(plain);
  expect(model.flags).toEqual([{ at: 1, text: 'A step began.' }]);
  expect(model.summary).toContain('between 50 and 70. Week of 9 March 2026: A step began.');
  const points = model.labels.map((_, at) => describeLinePoint(model, at, 'en-GB'));
  // Of several charts it's said once.
  expect(joinCharts([model, model], { points: t, locale: 'en-GB' }).map(({ events: sentences }) => sentences)).toEqual([
    undefined,
    ['A step began.'],
    undefined,
  ]);
  expect(points.map((point) => speakPoint(point, t))).toEqual([
    'Week of 2 March 2026: Team 50',
    'Week of 9 March 2026: Team 60. A step began.',
    'Week of 16 March 2026: Team 70',
  ]);
  expect(chartCsv(points, t)).toContain('2026-03-09,Week of 9 March 2026,60,A step began.');
});

test('an empty point is described in words, and an earlier value with its own day', () => {
  const model = prepareLineChart({
    title: 'Motivation',
    unit: '%',
    bucket: 'day',
    locale: 'de-DE',
    t,
    lines: [
      {
        name: 'Team',
        points: [
          { date: '2026-03-02', record: null },
          { date: '2026-03-03', record: 12.34 },
        ],
      },
    ],
    previous: { name: 'Vorher', points: [{ date: '2026-03-01', record: 0 }] },
  });
  expect(speakPoint(describeLinePoint(model, 0, 'de-DE'), t)).toBe(
    'Montag, 2. März 2026: Team no answers, Vorher no check-in (Samstag, 28. Februar 2026)',
  );
  expect(speakPoint(describeLinePoint(model, 1, 'de-DE'), t)).toBe(
    'Dienstag, 3. März 2026: Team 12\u00A0%, Vorher 0\u00A0% (Sonntag, 1. März 2026)',
  );
});

test('charts of the same dates are one table, by title and, if one has several lines, by line', () => {
  const chart = (title: string, lines: { name: string; record: number; style?: 'dashed' | 'specks' }[]) =>
    prepareLineChart({
      title,
      bucket: 'day',
      locale: 'en-GB',
      t,
      lines: lines.map(({ record, ...line }) => ({ ...line, points: [{ date: '2026-03-02', record }] })),
    });
  const models = [
    chart('Motivation', [
      { name: 'Company', record: 70 },
      { name: 'Single days', record: 72, style: 'specks' },
      { name: 'Previous 30 days', record: 68, style: 'dashed' },
    ]),
    chart('Sentiment', [{ name: 'Company', record: 60 }]),
  ];
  const [point] = joinCharts(models, { points: t, locale: 'en-GB' });
  expect(point).toMatchObject({ heading: 'Monday, 2 March 2026', date: '2026-03-02' });
  expect(point?.rows.map(({ name, record }) => [name, record])).toEqual([
    ['Motivation: Company', 70],
    ['Motivation: Single days', 72],
    ['Sentiment', 60],
  ]);
});

test('how many people a bar is based on is said once of all its parts, not of the first', () => {
  const model = prepareStackedBarChart({
    title: 'Feelings',
    bucket: 'day',
    locale: 'en-GB',
    t,
    names: { good: 'Good', meh: 'Meh', bad: 'Bad' },
    points: [{ date: '2026-03-02', good: 50, meh: 25, bad: 25, persons: 4, personsDue: 11 }],
  });
  const point = describeBar(model, 0, 'en-GB');
  expect(speakPoint(point, t)).toBe('Monday, 2 March 2026, 4 of 11 people: Good 50%, Meh 25%, Bad 25%');
  expect(point.rows.filter((row) => 'sample' in row)).toEqual([]);
  expect(chartCsv([point], t)).toBe(
    '\uFEFFDate,Day,People,People asked,Good,Meh,Bad\r\n2026-03-02,"Monday, 2 March 2026",4,11,50,25,25\r\n',
  );
});
