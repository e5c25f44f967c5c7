import { expect, it } from 'vitest';
import { closedSpans, figureSpans, firstDayOf } from '#/lib/domain/metrics/figure-spans.ts';

it('reaches back for the smoothed line of daily periods', () => {
  expect(figureSpans('1w', '2026-03-18').previous).toEqual({ from: '2026-03-05', to: '2026-03-11', bucket: 'day' });
  expect(firstDayOf(figureSpans('1w', '2026-03-18'))).toBe('2026-02-27');
  expect(firstDayOf(figureSpans('1m', '2026-03-18'))).toBe('2026-01-12');
});

it('compares a year by whole months', () => {
  const spans = figureSpans('1y', '2026-03-18');
  expect(spans.previous).toEqual({ from: '2024-04-01', to: '2025-03-31', bucket: 'month' });
  expect(spans.compared).toEqual({ now: spans.range, before: spans.previous });
  expect(firstDayOf(spans)).toBe('2024-04-01');
});

it('ends with the last day that counts, yesterday being that day', () => {
  expect(closedSpans('1d', '2026-03-17').range).toEqual({ from: '2026-03-17', to: '2026-03-17', bucket: 'day' });
  expect(closedSpans('6m', '2026-03-17')).toEqual(figureSpans('6m', '2026-03-17'));
});
