import { describe, expect, it } from 'vitest';
import { comparisonRanges, periodRange, previousRange } from '#/lib/domain/calendar/period.ts';
import { figureSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { computePeriodFigure, type FigureSpans } from '#/lib/domain/metrics/publication/period-figure.ts';
import { computePersonMean } from '#/lib/domain/metrics/publication/person-mean.ts';
import { computeSentimentShares } from '#/lib/domain/metrics/scores/sentiment.ts';

const today = '2026-03-08';
const range = periodRange('1w', today);
const spans: FigureSpans = {
  range,
  previous: { ...previousRange(range), bucket: 'day' },
  compared: comparisonRanges('1w', today),
  dueDates: ['2026-02-23', '2026-02-24', '2026-03-02', '2026-03-03'],
};
const row = (userId: number, localDate: string, value: number | null) => ({ userId, localDate, value });

describe('computePeriodFigure', () => {
  const rows = [row(1, '2026-03-02', 80), row(2, '2026-03-02', 60), row(1, '2026-02-23', 40)];

  it('averages over people and keeps the previous period separate', () => {
    const figure = computePeriodFigure('productivity', rows, spans);
    expect(figure).toMatchObject({ avg: 70, previousAvg: 40, persons: 2, hiddenReason: null });
    expect(figure.data).toEqual([
      { date: '2026-03-02', record: 70 },
      { date: '2026-03-03', record: null },
    ]);
  });

  it.each([
    [19, true],
    [20, false],
  ])('has a smoothed line for %i people: %s', (people, isSmoothed) => {
    const answers = Array.from({ length: people }, (_, id) => row(id, '2026-03-02', 60));
    expect(computePeriodFigure('productivity', answers, spans).smoothed !== null).toBe(isSmoothed);
  });

  it('smooths one person’s line over a month, but not over seven days', () => {
    const own = [row(1, '2026-03-02', 60)];
    expect(computePeriodFigure('productivity', own, spans).smoothed).toBeNull();
    const month = { ...spans, range: periodRange('1m', today) };
    expect(computePeriodFigure('productivity', own, month).smoothed).not.toBeNull();
  });

  it('says that nothing is hidden if no one answered', () => {
    expect(computePeriodFigure('productivity', [], spans)).toMatchObject({
      avg: null,
      persons: 0,
      hiddenReason: null,
    });
  });
});

describe('the change over a year', () => {
  const year = figureSpans('1y', '2026-03-08');
  const changeWith = (...before: [month: string, days?: number][]) => {
    const rows = [row(1, '2026-03-01', 70), ...before.map(([month, days = 2]) => ({ ...row(1, month, 60), days }))];
    const figure = computePeriodFigure('motivation', rows, { ...year, dueDates: [] });
    return [figure.previousAvg, figure.change];
  };

  it('is given if answers start in the first month of the previous year', () => {
    expect(changeWith(['2024-04-01'])).toEqual([60, 10]);
    expect(changeWith(['2024-04-01'], ['2025-03-01'])).toEqual([60, 10]);
    expect(changeWith(['2024-05-01'], ['2025-03-01'])).toEqual([60, null]);
    expect(changeWith(['2025-03-01'])).toEqual([60, null]);
  });

  it('isn’t given if no one answered in that month', () => {
    expect(changeWith(['2024-04-01', 0], ['2025-03-01'])).toEqual([60, null]);
  });

  it('of half a year needs the first month of the previous half, and of a week only its days', () => {
    const half = { ...figureSpans('6m', '2026-03-08'), dueDates: [] };
    expect([half.previous.from, half.previous.to]).toEqual(['2025-04-25', '2025-09-30']);
    const changeFrom = (date: string) =>
      computePeriodFigure('motivation', [row(1, '2026-03-02', 70), row(1, date, 60)], half).change;
    expect([changeFrom('2025-05-24'), changeFrom('2025-05-25')]).toEqual([10, null]);
    const late = [row(1, '2026-03-02', 70), row(1, '2026-03-01', 60)];
    expect(computePeriodFigure('motivation', late, spans).change).toBe(10);
  });
});

describe('rows of monthly roll-ups', () => {
  it('average like the days they replace', () => {
    const days = [
      row(1, '2026-03-02', 100),
      row(1, '2026-03-03', 0),
      row(1, '2026-04-01', 50),
      row(2, '2026-03-02', 10),
    ];
    const months = [
      { ...row(1, '2026-03-01', 50), days: 2 },
      { ...row(1, '2026-04-01', 50), days: 1 },
      { ...row(2, '2026-03-01', 10), days: 1 },
      { ...row(2, '2026-04-01', null), days: 0 },
    ];
    expect(computePersonMean(months)).toEqual(computePersonMean(days));
  });

  it('give the same shares as the days they replace', () => {
    const months = [
      { userId: 1, localDate: '2026-03-01', type: 'good' as const, days: 3 },
      { userId: 1, localDate: '2026-03-01', type: 'bad' as const, days: 1 },
      { userId: 1, localDate: '2026-03-01', type: 'meh' as const, days: 0 },
    ];
    expect(computeSentimentShares(months)).toEqual({ good: 75, meh: 0, bad: 25 });
  });
});
