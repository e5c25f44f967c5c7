import { expect, test } from 'vitest';
import { prepareRibbon } from '#/components/dashboards/feeling-ribbon.ts';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'dashboards.feelings');
const period = { from: '2026-03-02', to: '2026-03-05', bucket: 'day' } as const;
const nothing = { good: null, meh: null, bad: null };

test('each day has a cell, with a gap if nothing is published and a notch where a step started', () => {
  const typesData = [
    { date: '2026-03-02', good: 60, meh: 40, bad: 0 },
    { date: '2026-03-05', ...nothing },
  ];
  const sentiment = { typesAvg: { good: 60, meh: 40, bad: 0 }, typesData };
  const ribbon = prepareRibbon({ sentiment, period, starts: ['2026-03-04', '2026-01-01'], locale: 'en-GB', t });
  expect(ribbon?.label).toBe('How people felt: 60% good, 40% meh, 0% bad over the whole period.');
  expect(ribbon?.cells.map(({ shares, hasNotch, words }) => [shares?.good ?? null, hasNotch, words])).toEqual([
    [60, false, '2 March: 60% good, 40% meh, 0% bad'],
    [null, false, '3 March'],
    [null, true, '4 March'],
    [null, false, '5 March'],
  ]);
});

test('a step is marked in its week, and a month is written with its year', () => {
  const frame = { typesAvg: { good: 50, meh: 50, bad: 0 }, locale: 'en-GB', t };
  const cellsOf = (date: string, range: PeriodRange) =>
    prepareRibbon({
      ...frame,
      sentiment: { typesAvg: frame.typesAvg, typesData: [{ date, good: 50, meh: 50, bad: 0 }] },
      period: range,
      starts: ['2026-03-05'],
    })?.cells.map(({ words, hasNotch }) => [words, hasNotch]);
  const week = { from: '2026-03-02', to: '2026-03-08', bucket: 'week' } as const;
  expect(cellsOf('2026-03-02', week)).toEqual([['2 March: 50% good, 50% meh, 0% bad', true]]);
  const month = { from: '2026-03-01', to: '2026-03-31', bucket: 'month' } as const;
  expect(cellsOf('2026-03-01', month)).toEqual([['March 2026: 50% good, 50% meh, 0% bad', true]]);
});

test('over 30 days a cell is a week', () => {
  const bar = (date: string, good: number) => ({ date, good, meh: 100 - good, bad: 0 });
  const sentiment = {
    typesAvg: { good: 60, meh: 40, bad: 0 },
    typesData: [bar('2026-03-04', 10)],
    typesWeeks: [bar('2026-03-02', 60), bar('2026-03-09', 70)],
  };
  const range = { from: '2026-03-03', to: '2026-03-15', bucket: 'day' } as const;
  const ribbon = prepareRibbon({ sentiment, period: range, starts: ['2026-03-11'], locale: 'en-GB', t });
  expect(ribbon?.cells.map(({ words, shares, hasNotch }) => [words.split(':')[0], shares?.good, hasNotch])).toEqual([
    ['3 March', 60, false],
    ['9 March', 70, true],
  ]);
});

test('a group without results in the first or last week keeps its cell, so that rows line up', () => {
  const range = { from: '2026-03-04', to: '2026-03-24', bucket: 'day' } as const;
  const weeks = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'];
  const datesOf = (...dates: string[]) => {
    const typesWeeks = dates.map((date) => ({ date, good: 50, meh: 50, bad: 0 }));
    const sentiment = { typesAvg: { good: 50, meh: 50, bad: 0 }, typesData: [], typesWeeks };
    const ribbon = prepareRibbon({ sentiment, period: range, starts: [], locale: 'en-GB', t });
    return ribbon?.cells.map(({ date, shares }) => (shares ? date : `${date} empty`));
  };
  expect(datesOf(...weeks)).toEqual(weeks);
  const [first, second, third, last] = weeks;
  expect(datesOf(second ?? '', third ?? '')).toEqual([`${first} empty`, second, third, `${last} empty`]);
});

test('what is completely hidden has no ribbon', () => {
  const sentiment = { typesAvg: nothing, typesData: [] };
  expect(prepareRibbon({ sentiment, period, starts: [], locale: 'en-GB', t })).toBeNull();
});
