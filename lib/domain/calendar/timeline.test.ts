import { expect, test } from 'vitest';
import { axisDates, datesBefore, layOut, linkPlaces, mondaysOf, weekLine } from '#/lib/domain/calendar/timeline.ts';

test('an axis includes every day, week or month between known ones', () => {
  expect(axisDates(['2026-03-06', '2026-03-09'], 'day')).toEqual([
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
  ]);
  expect(axisDates(['2026-03-23', '2026-03-02'], 'week')).toHaveLength(4);
  expect(axisDates(['2025-11-01', '2026-02-01'], 'month')).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(axisDates([], 'day')).toEqual([]);
});

test('an axis covers its whole range, even if nothing is known', () => {
  const range = { from: '2026-03-04', to: '2026-03-18' };
  expect(axisDates([], 'day', range)).toHaveLength(15);
  expect(axisDates(['2026-03-09'], 'week', range)).toEqual(['2026-03-09', '2026-03-16']);
  // The week when the range begins, because it has a record.
  expect(axisDates(['2026-03-02'], 'week', range)[0]).toBe('2026-03-02');
});

test('a week that has just begun is only on the axis if it has a record', () => {
  const range = { from: '2026-03-04', to: '2026-03-17' };
  expect(axisDates(['2026-03-09'], 'week', range)).toEqual(['2026-03-09']);
  expect(axisDates(['2026-03-09', '2026-03-16'], 'week', range)).toEqual(['2026-03-09', '2026-03-16']);
});

test('the previous period ends where the axis starts, or in the week that both share', () => {
  expect(datesBefore(['2026-03-05', '2026-03-06'], 'day', [])).toEqual(['2026-03-03', '2026-03-04']);
  const weeks = ['2026-03-02', '2026-03-09'];
  expect(datesBefore(weeks, 'week', ['2026-02-23'])).toEqual(['2026-02-16', '2026-02-23']);
  expect(datesBefore(weeks, 'week', ['2026-02-23', '2026-03-02'])).toEqual(['2026-02-23', '2026-03-02']);
  expect(datesBefore(['2026-01-01', '2026-02-01'], 'month', [])).toEqual(['2025-11-01', '2025-12-01']);
  expect(datesBefore([], 'day', ['2026-03-02'])).toEqual([]);
});

test('a day off and a day without answers are different', () => {
  const timeline = layOut(
    [
      { date: '2026-03-06', record: 0 },
      { date: '2026-03-09', record: null },
    ],
    ['2026-03-06', '2026-03-07', '2026-03-09'],
  );
  expect(timeline).toEqual([0, undefined, null]);
});

test('a line continues across days off and breaks where there is no value', () => {
  expect(linkPlaces([50, 60, undefined, 70, null, 80])).toEqual(['none', 'line', 'bridge', 'bridge', 'none', 'none']);
  expect(linkPlaces([undefined, 1, undefined])).toEqual(['none', 'none', 'none']);
  expect(linkPlaces([1, undefined, null, undefined, 2])).toEqual(Array(5).fill('none'));
  expect(linkPlaces([1, undefined, 2], 'line')).toEqual(['none', 'line', 'line']);
});

test('an axis of whole weeks ends with the month of the last Monday', () => {
  const year = { name: '1y', from: '2025-03-03', to: '2026-03-01', bucket: 'month' } as const;
  expect(mondaysOf(year)).toEqual({ ...year, to: '2026-02-23' });
  const weeks = { from: '2026-02-02', to: '2026-03-01', bucket: 'week' } as const;
  expect(mondaysOf(weeks)).toEqual(weeks);
});

test('a week counts for its days within the range and is drawn in the middle of them', () => {
  const weeks = [
    { date: '2026-02-23', record: 50 },
    { date: '2026-03-02', record: null },
    { date: '2026-03-09', record: 60 },
  ];
  const { points, anchors } = weekLine(weeks, { from: '2026-02-28', to: '2026-03-09' });
  expect(points.map(({ date, record }) => [date.slice(-2), record])).toEqual([
    ['28', 50],
    ['01', 50],
    ...['02', '03', '04', '05', '06', '07', '08'].map((day) => [day, null]),
    ['09', 60],
  ]);
  expect(anchors).toEqual(['2026-02-28', '2026-03-05', '2026-03-09']);
});
