import { describe, expect, it, test } from 'vitest';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import type { SentimentAnswer } from '#/lib/domain/metrics/scores/sentiment.ts';
import {
  bucketSentimentTypes,
  bucketSeries,
  countAsked,
  countPersons,
  heatStepOf,
  trailingSeries,
} from '#/lib/domain/metrics/series/series.ts';

function rated(userId: number, localDate: string, value: number | null): PersonDayValue {
  return { userId, localDate, value };
}

const week: PeriodRange = { from: '2026-03-05', to: '2026-03-11', bucket: 'day' };
// Thursday to Wednesday, without the weekend.
const dueDates = ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11'];

describe('bucketSeries', () => {
  it('leaves days off out and due days without an answer empty', () => {
    const values = [
      rated(1, '2026-03-05', 80),
      rated(2, '2026-03-05', 40),
      rated(1, '2026-03-06', 0),
      rated(1, '2026-03-10', null),
      rated(1, '2026-03-04', 99),
      rated(1, '2026-03-12', 99),
    ];
    expect(bucketSeries(values, { range: week, dueDates })).toEqual([
      { date: '2026-03-05', record: 60 },
      { date: '2026-03-06', record: 0 },
      { date: '2026-03-09', record: null },
      { date: '2026-03-10', record: null },
      { date: '2026-03-11', record: null },
    ]);
  });

  it('averages people first within a week and names it by its Monday', () => {
    const range: PeriodRange = { from: '2026-03-04', to: '2026-03-17', bucket: 'week' };
    const values = [
      rated(1, '2026-03-04', 100),
      rated(1, '2026-03-05', 0),
      rated(2, '2026-03-06', 100),
      rated(1, '2026-03-16', 10),
    ];
    expect(bucketSeries(values, { range, dueDates: ['2026-03-04', '2026-03-09', '2026-03-16'] })).toEqual([
      { date: '2026-03-02', record: 75 },
      { date: '2026-03-09', record: null },
      { date: '2026-03-16', record: 10 },
    ]);
  });

  it('draws only months in which something was due', () => {
    const range: PeriodRange = { from: '2026-01-01', to: '2026-04-15', bucket: 'month' };
    const values = [rated(1, '2026-02-02', 70), rated(2, '2026-02-02', 71), rated(3, '2026-02-02', 72.3)];
    expect(bucketSeries(values, { range, dueDates: ['2026-02-02', '2026-04-06'] })).toEqual([
      { date: '2026-02-01', record: 71.1 },
      { date: '2026-04-01', record: null },
    ]);
  });

  it('shows an answer on a day that isn’t due, in its place', () => {
    const points = bucketSeries([rated(1, '2026-03-07', 50)], { range: week, dueDates: ['2026-03-10', '2026-03-05'] });
    expect(points.map(({ date, record }) => `${date} ${record}`)).toEqual([
      '2026-03-05 null',
      '2026-03-07 50',
      '2026-03-10 null',
    ]);
  });

  it('is empty if nothing was due', () => {
    const sunday: PeriodRange = { from: '2026-03-08', to: '2026-03-08', bucket: 'day' };
    expect(bucketSeries([], { range: sunday, dueDates })).toEqual([]);
  });
});

describe('bucketSentimentTypes', () => {
  it('returns whole percentages per bucket and gaps', () => {
    const answers: SentimentAnswer[] = [
      { userId: 1, localDate: '2026-03-05', type: 'good' },
      { userId: 2, localDate: '2026-03-05', type: 'bad' },
      { userId: 3, localDate: '2026-03-05', type: null },
    ];
    const points = bucketSentimentTypes(answers, { range: week, dueDates: dueDates.slice(0, 2) });
    expect(points).toEqual([
      { date: '2026-03-05', good: 50, meh: 0, bad: 50 },
      { date: '2026-03-06', good: null, meh: null, bad: null },
    ]);
  });
});

describe('trailingSeries', () => {
  it('averages each point over the seven days up to it, reaching before the range', () => {
    const values = [
      rated(1, '2026-03-02', 99),
      rated(1, '2026-03-03', 60),
      rated(1, '2026-03-05', 80),
      rated(2, '2026-03-09', 10),
    ];
    expect(trailingSeries(values, { range: week, dueDates: ['2026-03-09', '2026-03-10'] })).toEqual([
      { date: '2026-03-05', record: 79.7 },
      { date: '2026-03-09', record: 40 },
      { date: '2026-03-10', record: 45 },
    ]);
  });
});

describe('countAsked and countPersons', () => {
  const due = (userId: number, localDate: string, count = 1) => ({ userId, localDate, due: count, answered: 0 });

  it('counts who has a value, of those who were asked, and no one twice', () => {
    const values = [
      { userId: 1, localDate: '2026-03-02', value: 80 },
      { userId: 1, localDate: '2026-03-03', value: 60 },
      { userId: 2, localDate: '2026-03-03', value: null },
    ];
    const checkIns = ['2026-03-02', '2026-03-03'].flatMap((date) => [due(1, date), due(2, date), due(3, date, 0)]);
    const week = { from: '2026-03-02', to: '2026-03-08' };
    const dueDates = ['2026-03-02', '2026-03-03'];
    const countBy = (bucket: PeriodRange['bucket']) => {
      const frame = { range: { ...week, bucket }, dueDates };
      return [...countPersons(values, countAsked(checkIns, frame), frame)];
    };
    expect(countBy('day')).toEqual([
      ['2026-03-02', { persons: 1, personsDue: 2 }],
      ['2026-03-03', { persons: 1, personsDue: 2 }],
    ]);
    expect(countBy('week')).toEqual([['2026-03-02', { persons: 1, personsDue: 2 }]]);
  });
});

test.each([
  [0, 0],
  [39, 0],
  [40, 1],
  [49.4, 1],
  [49.6, 2],
  [59, 2],
  [60, 3],
  [69, 3],
  [70, 4],
  [79, 4],
  [80, 5],
  [100, 5],
])('%d is step %d', (value, step) => {
  expect(heatStepOf(value)).toBe(step);
});
