import { expect, it } from 'vitest';
import { closedSpans, figureSpans, firstDayOf, lastLiveDay } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { byWeek, lineOf, shareLineOf } from '#/lib/domain/metrics/publication/published-figure.ts';

it('daily periods go further back for the smoothed line', () => {
  expect(figureSpans('1w', '2026-03-18').previous).toEqual({ from: '2026-03-05', to: '2026-03-11', bucket: 'day' });
  expect(firstDayOf(figureSpans('1w', '2026-03-18'))).toBe('2026-02-27');
  expect(firstDayOf(figureSpans('1m', '2026-03-18'))).toBe('2026-01-12');
});

it('a year is compared by whole months', () => {
  const spans = figureSpans('1y', '2026-03-18');
  expect(spans.previous).toEqual({ from: '2024-04-01', to: '2025-03-31', bucket: 'month' });
  expect(spans.compared).toEqual({ now: spans.range, before: spans.previous });
  expect(firstDayOf(spans)).toBe('2024-04-01');
});

it('a period ends with the last day that counts, which is also yesterday', () => {
  expect(closedSpans('1d', '2026-03-17').range).toEqual({ from: '2026-03-17', to: '2026-03-17', bucket: 'day' });
  expect(closedSpans('6m', '2026-03-17')).toEqual(figureSpans('6m', '2026-03-17'));
});

it.each([
  ['1w', '2026-03-19', '2026-03-19'],
  ['1w', '2026-03-18', '2026-03-18'],
  ['1w', '2026-03-16', '2026-03-18'],
  ['1m', null, '2026-03-18'],
  ['1d', '2026-03-19', '2026-03-18'],
] as const)('live results of %s, last asked on %s, end on %s', (period, lastAskedOn, expected) => {
  expect(lastLiveDay(period, '2026-03-18', lastAskedOn)).toBe(expected);
});

it('a week is drawn from its third day, and the only week from its first', () => {
  const stepOn = (date: string) => ({ date, isNow: true, persons: 5, answers: 5, total: 300, high: 2, low: 1 });
  const steps = [stepOn('2026-03-12'), stepOn('2026-03-16')];
  const mondays = (to: string, of = steps) => lineOf(of, byWeek({ from: '2026-03-01', to })).map(({ date }) => date);
  expect(mondays('2026-03-17')).toEqual(['2026-03-09']);
  expect(mondays('2026-03-18')).toEqual(['2026-03-09', '2026-03-16']);
  expect(mondays('2026-03-17', steps.slice(1))).toEqual(['2026-03-16']);
  expect(shareLineOf(steps, byWeek({ from: '2026-03-01', to: '2026-03-17' })).length).toBe(1);
});
