import { describe, expect, it } from 'vitest';
import {
  type ClosedDaySpans,
  computeClosedDayFigure,
  computeClosedDayShares,
} from '#/lib/domain/metrics/closed-day-figure.ts';
import { figureSpans } from '#/lib/domain/metrics/figure-spans.ts';
import type { SentimentType } from '#/lib/domain/metrics/sentiment.ts';

const [A, B, C, D] = [1, 2, 3, 4];
const dueDates = ['2026-02-24', '2026-03-02', '2026-03-03'];
const week: ClosedDaySpans = { ...figureSpans('1w', '2026-03-08'), dueDates, k: 3, isComparable: true };
const on = (localDate: string, ...values: [userId: number, value: number | null][]) =>
  values.map(([userId, value]) => ({ userId, localDate, value }));
const monday = on('2026-03-02', [A, 80], [B, 60], [C, 41]);

describe('computeClosedDayFigure', () => {
  it.each([
    ['a day with one answer is left out', [...monday, ...on('2026-03-03', [A, 0])], 60, null],
    [
      'a day with two, the third not applying, is left out',
      [...monday, ...on('2026-03-03', [A, 0], [B, 0], [C, null])],
      60,
      null,
    ],
    ['a day with three counts', [...monday, ...on('2026-03-03', [A, 0], [B, 0], [C, 0])], 30, 0],
    // D weighs twice as much as the others on the first day, so all answers count alike: 181 of 7.
    [
      'one who was there once is not told apart',
      [...monday, ...on('2026-03-02', [D, 0]), ...on('2026-03-03', [A, 0], [B, 0], [C, 0])],
      26,
      0,
    ],
  ])('%s', (_, rows, avg, tuesday) => {
    const figure = computeClosedDayFigure('productivity', rows, week);
    expect([figure.avg, figure.personsBand, figure.hiddenReason, figure.since]).toEqual([
      avg,
      '3–4',
      null,
      '2026-03-02',
    ]);
    expect(figure.data[1]).toEqual({ date: '2026-03-03', record: tuesday });
  });

  it('compares the averages, and leaves thin days out of the period before, too', () => {
    const before = on('2026-02-24', [A, 50], [B, 50], [C, 50], [D, 50]);
    expect(computeClosedDayFigure('productivity', [...monday, ...before], week)).toMatchObject({
      avg: 60,
      previousAvg: 50,
      change: 10,
      reliable: false,
    });
    const thin = computeClosedDayFigure('productivity', [...monday, ...before.slice(0, 2)], week);
    expect([thin.previousAvg, thin.change]).toEqual([null, null]);
  });

  it('compares a year only when days that count reach back to the beginning of the year before', () => {
    const year: ClosedDaySpans = { ...figureSpans('1y', '2026-03-08'), dueDates: [], k: 3, isComparable: true };
    const [early, late] = ['2024-04-10', '2025-03-10'].map((day) => on(day, [A, 50], [B, 50], [C, 50]));
    const changeWith = (...days: (typeof monday)[]) =>
      computeClosedDayFigure('productivity', [...monday, ...days.flat()], year).change;
    expect(changeWith(early ?? [], late ?? [])).toBe(10);
    expect(changeWith(late ?? [])).toBeNull();
    expect(changeWith((early ?? []).slice(0, 2), late ?? [])).toBeNull();
  });

  it('tells answers that are hidden from none', () => {
    const thin = computeClosedDayFigure('productivity', on('2026-03-02', [A, 80], [B, 60]), week);
    expect([thin.avg, thin.personsBand, thin.hiddenReason, thin.since]).toEqual([null, null, 'group_too_small', null]);
    expect(computeClosedDayFigure('productivity', [], week)).toMatchObject({ avg: null, hiddenReason: null });
  });
});

describe('computeClosedDayShares', () => {
  const feelings = (localDate: string, ...types: [number, SentimentType | null][]) =>
    types.map(([userId, type]) => ({ userId, localDate, type }));
  const full = feelings('2026-03-02', [A, 'good'], [B, 'good'], [C, 'bad']);

  it('leaves thin days out of the whole and of the bars', () => {
    const shares = computeClosedDayShares([...full, ...feelings('2026-03-03', [A, 'bad'], [B, null])], week);
    expect(shares.typesAvg).toEqual({ good: 67, meh: 0, bad: 33 });
    expect(shares.typesData).toEqual([
      { date: '2026-03-02', good: 67, meh: 0, bad: 33 },
      { date: '2026-03-03', good: null, meh: null, bad: null },
    ]);
  });

  it('counts all answers alike where one person would be told apart', () => {
    const next = feelings('2026-03-03', [A, 'meh'], [B, 'meh'], [C, 'meh']);
    const { typesAvg } = computeClosedDayShares([...full, ...next, ...feelings('2026-03-02', [D, 'bad'])], week);
    expect(typesAvg).toEqual({ good: 29, meh: 43, bad: 28 });
  });
});
