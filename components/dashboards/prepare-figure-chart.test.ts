import { expect, test } from 'vitest';
import { describeLinePoint, speakPoint } from '#/components/charts/chart-point.ts';
import { pointRadii } from '#/components/charts/point-radii.ts';
import { untilEnough } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';

const data = [
  { date: '2026-03-12', record: 60 },
  { date: '2026-03-13', record: null },
];
const figure = {
  avg: 60,
  data,
  smoothed: null,
  previousAvg: 70,
  previousData: [
    { date: '2026-03-05', record: 70 },
    { date: '2026-03-06', record: 72 },
  ],
  change: -10,
  reliable: false,
  persons: 9,
  personsBand: null,
  hiddenReason: null,
  since: '2026-03-12',
  until: null,
  endsEarly: false,
  isPartial: false,
};
const shares = { good: null, meh: null, bad: null };

function dashboard(more: Partial<TeamDashboard> = {}): TeamDashboard {
  return {
    team: { id: 1, name: 'Harbour', members: 12, leader: null, departmentName: null },
    period: { name: '1w', from: '2026-03-09', to: '2026-03-15', bucket: 'day' },
    asOf: null,
    source: null,
    namedSince: null,
    minimumGroupSize: 5,
    knownTeams: [],
    factorsHiddenReason: null,
    member: 0,
    members: [],
    motivation: { ...figure, isDefault: false },
    productivity: figure,
    sentiments: { ...figure, typesAvg: shares, typesData: [] },
    productivity_sentiment_category: 0,
    norms: [],
    factors: [],
    participation: {
      due: 10,
      answered: 8,
      rate: 80,
      previousRate: null,
      hiddenReason: null,
      persons: 9,
      personsDue: 12,
    },
    nextDueDate: null,
    ...more,
  };
}

const performance = { key: 'productivity', metric: 'productivity' } as const;
const motivation = { key: 'motivation', metric: 'motivation' } as const;

test('the line has every day of the period and the previous one is dashed below it', () => {
  const { model, description } = prepareFigureChart(performance, dashboard(), chartReader);
  expect(model.series.map(({ name, style, values }) => [name, style, values])).toEqual([
    ['This period', 'solid', [null, null, null, 60, null, null, null]],
    ['Previous 7 days', 'dashed', [null, null, null, 70, 72, null, null]],
  ]);
  const once = { ...figure, previousData: figure.previousData.slice(0, 1) };
  const alone = prepareFigureChart(performance, dashboard({ productivity: once }), chartReader).model;
  expect(alone.series.map(({ name }) => name)).toEqual(['This period']);
  expect(model.series[0]?.blanks.slice(3, 6)).toEqual([null, 'no answers', 'no check-in']);
  expect(description).toBe('Daily averages.');
});

test('a small team has its average as a line, its days as dots and the previous period as a level', () => {
  const smoothed = [
    { date: '2026-03-12', record: 64 },
    { date: '2026-03-13', record: 62 },
  ];
  const { model } = prepareFigureChart(performance, dashboard({ productivity: { ...figure, smoothed } }), chartReader);
  expect(model.series.map(({ style, values }) => [style, values])).toEqual([
    ['solid', [null, null, null, 64, 62, null, null]],
    ['dots', [null, null, null, 60, null, null, null]],
    ['dashed', Array(7).fill(70)],
  ]);
});

test('dots across days off are explained if there are any', () => {
  const across = { ...figure, data: [...data.slice(0, 1), { date: '2026-03-14', record: 62 }] };
  const { description } = prepareFigureChart(performance, dashboard({ productivity: across }), chartReader);
  expect(description).toBe('Daily averages. Dotted across days without a check-in.');
});

test('a published result doesn’t show whether few or none answered', () => {
  const source = { scope: 'team', name: 'Harbour' } as const;
  const { model } = prepareFigureChart(performance, dashboard({ source }), chartReader);
  expect(model.series[0]?.blanks.slice(3, 6)).toEqual([null, 'no new results', 'no new results']);
});

test('a published line over thirty days is weekly, above the previous level', () => {
  const source = { scope: 'team', name: 'Harbour' } as const;
  const period = { name: '1m', from: '2026-03-09', to: '2026-03-18', bucket: 'day' } as const;
  const weeks = [
    { date: '2026-03-09', record: 60 },
    { date: '2026-03-16', record: 64 },
  ];
  const { model, description } = prepareFigureChart(
    performance,
    dashboard({ source, period, productivity: { ...figure, weeks } }),
    chartReader,
  );
  expect(model.series.map(({ name, style, values }) => [name, style, values.slice(6, 8)])).toEqual([
    ['This period, by week', 'solid', [60, 64]],
    ['Single days', 'specks', [null, null]],
    ['Previous 30 days', 'dashed', [70, 70]],
  ]);
  expect(description).toBe('Weekly averages; dots are single days.');
  const before = ['2026-02-16', '2026-02-23', '2026-03-02'].map((date) => ({ date, record: 50 }));
  const longer = { ...figure, weeks: [...before, ...weeks] };
  const month = dashboard({ source, period: { ...period, from: '2026-02-17' }, productivity: longer });
  expect(prepareFigureChart(performance, month, chartReader).description).toMatch(
    /lowest at 50 \(3×, last: week of 2 Mar\) and ends at 64 \(week of 16 Mar\)\./,
  );
});

test('without a current result or a comparison, the previous period is left out', () => {
  const none = { ...figure, avg: null, change: null, data: [{ date: '2026-03-12', record: null }] };
  const { model } = prepareFigureChart(performance, dashboard({ productivity: none }), chartReader);
  expect(model.series.map(({ values }) => values)).toEqual([Array(7).fill(null)]);
  const once = { ...figure, change: null };
  const stylesOf = (productivity: TeamDashboard['productivity']) =>
    prepareFigureChart(performance, dashboard({ productivity }), chartReader).model.series.map(({ style }) => style);
  expect(stylesOf(once)).toEqual(['solid']);
  expect(stylesOf({ ...once, smoothed: data })).toEqual(['solid', 'dots']);
  expect(stylesOf({ ...once, weeks: data })).toEqual(['solid', 'specks']);
});

test('the starting point of motivation is dashed, over the whole period if nothing was due', () => {
  const teamDashboard = dashboard({ motivation: { ...figure, isDefault: true, avg: 50, data: [] } });
  const { model, description } = prepareFigureChart(motivation, teamDashboard, chartReader);
  expect(model.labels).toHaveLength(7);
  expect(model.series).toMatchObject([{ style: 'dashed', values: Array(7).fill(50) }]);
  expect(description).toBe('No result yet. Everyone starts at 50.');
});

test('for leaders, thirty days are compared with the same four weeks as on their cards, weekday by weekday', () => {
  const previousData = [
    { date: '2026-01-22', record: 40 },
    { date: '2026-02-18', record: 70 },
  ];
  const teamDashboard = dashboard({
    period: { name: '1m', from: '2026-02-17', to: '2026-03-18', bucket: 'day' },
    comparedWith: { from: '2026-01-22', to: '2026-02-18' },
    productivity: { ...figure, data: [{ date: '2026-03-18', record: 60 }], previousData },
  });
  const [, before] = prepareFigureChart(performance, teamDashboard, chartReader).model.series;
  expect(before?.name).toBe('Previous 4 weeks');
  expect([before?.values.at(2), before?.values.at(-1)]).toEqual([40, 70]);
  expect(before?.pointLabels?.at(-1)).toBe('Wednesday, 18 February 2026');
  expect([before?.blanks.slice(0, 3), before?.pointLabels?.slice(0, 2)]).toEqual([
    ['not compared', 'not compared', null],
    [null, null],
  ]);
});

test('a point of fewer than half of those asked is hollow, and the line says so', () => {
  const few = [
    { date: '2026-03-12', record: 60, persons: 9, personsDue: 11 },
    { date: '2026-03-13', record: 90, persons: 2, personsDue: 11 },
  ];
  const { model, description } = prepareFigureChart(
    performance,
    dashboard({ productivity: { ...figure, data: few } }),
    chartReader,
  );
  expect(model.series[0]?.weak?.slice(3, 5)).toEqual([false, true]);
  expect(description).toBe('Daily averages. Hollow points: fewer than half answered.');
  expect(speakPoint(describeLinePoint(model, 4, 'en-GB'), chartReader.points)).toContain(
    'This period 90 (2 of 11 people)',
  );
});

test('a chart says what its line does, as it’s drawn', () => {
  const day = (at: number, record: number | null) => ({ date: `2026-03-${String(8 + at).padStart(2, '0')}`, record });
  const descriptionOf = (...records: (number | null)[]) => {
    const smoothed = records.map((record, at) => day(at + 1, record));
    return prepareFigureChart(performance, dashboard({ productivity: { ...figure, smoothed } }), chartReader)
      .description;
  };
  expect(descriptionOf(51, 47, 60.4, null, 65.6, 50, 47)).toMatch(
    /^The line is highest at 66 \(13 Mar\) and ends at 47 \(15 Mar\)\. /,
  );
  expect(descriptionOf(60, 40, 40, 62)).toMatch(/^The line is lowest at 40 \(2×, last: 11 Mar\) and ends at 62/);
  expect(descriptionOf(60, 40, 50, 62)).toMatch(/^The line is lowest at 40 \(10 Mar\) and ends at 62 \(12 Mar\)\. /);
  expect(descriptionOf(60, 62, 61, 63)).toMatch(/^The line stays between 60 and 63\. The line is a 7-day average/);
  expect(descriptionOf(60, 60, 60, 60)).toMatch(/^The line is a 7-day average/);
  expect(descriptionOf(50, 60, 70)).toMatch(/^The line is a 7-day average/);
});

test('the last value is at the end of its line, but not at that of a starting point', () => {
  const endsOf = (...[figure, team]: [typeof performance | typeof motivation, TeamDashboard]) =>
    prepareFigureChart(figure, team, chartReader).model.series.map(({ end }) => end);
  expect(endsOf(performance, dashboard())).toEqual([{ text: '60', value: 60, isFigure: true }, undefined]);
  const starting = dashboard({ motivation: { ...figure, isDefault: true, avg: 50, data: [] } });
  expect(endsOf(motivation, starting)).toEqual([undefined]);
});

test('a line ends where at least half answered, and later hollow points stand alone', () => {
  const weeks = [
    ['2026-02-09', 50, 8],
    ['2026-02-16', 40, 4],
    ['2026-02-23', 60, 9],
    ['2026-03-02', 58, 8],
    ['2026-03-09', 64, 9],
    ['2026-03-16', 49, 2],
    ['2026-03-23', 47, 1],
  ] as const;
  const points = weeks.map(([date, record, persons]) => ({ date, record, persons, personsDue: 11 }));
  const period = { name: '6m', from: '2026-02-09', to: '2026-03-24', bucket: 'week' } as const;
  const { model, description } = prepareFigureChart(
    performance,
    dashboard({ period, productivity: { ...figure, data: points, previousData: [] } }),
    chartReader,
  );
  const [line] = model.series;
  if (!line) throw new Error('There is no line.');
  expect(line.links).toEqual(['none', 'line', 'line', 'line', 'line', 'none', 'none']);
  expect(pointRadii(line)).toEqual([0, 3, 0, 0, 0, 3, 3]);
  expect(line.end).toEqual({ text: '64', value: 64, isFigure: true });
  expect(description).toMatch(/^The line is lowest at 40 \(week of 16 Feb\) and ends at 64 \(week of 9 Mar\)\./);
  expect(model.summary).toContain('goes from 50 to 64, between 40 and 64');
  expect(untilEnough(points).map(({ record }) => record)).toEqual([50, 40, 60, 58, 64]);
  // Where fewer than half answered all along, the line is all there is.
  const few = points.map((point) => ({ ...point, persons: 2 }));
  const weak = prepareFigureChart(
    performance,
    dashboard({ period, productivity: { ...figure, data: few } }),
    chartReader,
  );
  expect(weak.model.series[0]?.end?.text).toBe('47');
  expect(untilEnough(few)).toHaveLength(7);
});
