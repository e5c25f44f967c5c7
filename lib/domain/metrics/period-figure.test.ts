import { describe, expect, it } from 'vitest';
import { comparisonRanges, periodRange, previousRange } from '#/lib/domain/calendar/period.ts';
import { computePeriodFigure, type FigureSpans } from '#/lib/domain/metrics/period-figure.ts';
import { computePersonMean } from '#/lib/domain/metrics/person-mean.ts';
import { computeSentimentShares } from '#/lib/domain/metrics/sentiment.ts';

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

  it('averages over persons and keeps the previous period apart', () => {
    const figure = computePeriodFigure('productivity', rows, spans);
    expect(figure).toMatchObject({ avg: 70, previousAvg: 40, persons: 2, hiddenReason: null });
    expect(figure.data).toEqual([
      { date: '2026-03-02', record: 70 },
      { date: '2026-03-03', record: null },
    ]);
  });

  it('says nothing is hidden when nobody answered', () => {
    expect(computePeriodFigure('productivity', [], spans)).toMatchObject({
      avg: null,
      persons: 0,
      hiddenReason: null,
    });
  });
});

describe('roll-up rows', () => {
  it('average like the days they stand for', () => {
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

  it('share like the days they stand for', () => {
    const months = [
      { userId: 1, localDate: '2026-03-01', type: 'good' as const, days: 3 },
      { userId: 1, localDate: '2026-03-01', type: 'bad' as const, days: 1 },
      { userId: 1, localDate: '2026-03-01', type: 'meh' as const, days: 0 },
    ];
    expect(computeSentimentShares(months)).toEqual({ good: 75, meh: 0, bad: 25 });
  });
});
