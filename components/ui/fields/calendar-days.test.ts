import { expect, test } from 'vitest';
import { clampDay, dayAfterKey, weeksOfMonth } from '#/components/ui/fields/calendar-days.ts';

test('a month is shown in whole weeks from Monday on', () => {
  const weeks = weeksOfMonth('2026-11-20');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
  // February 2027 begins on a Monday and fills four weeks.
  expect(weeksOfMonth('2027-02-10').map(([monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test.each([
  ['ArrowLeft', false, '2026-11-19'],
  ['ArrowRight', false, '2026-11-21'],
  ['ArrowUp', false, '2026-11-13'],
  ['ArrowDown', false, '2026-11-27'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-20'],
  ['PageDown', false, '2026-12-20'],
  ['PageUp', true, '2025-11-20'],
  ['PageDown', true, '2027-11-20'],
  ['a', false, null],
])('%s with shift %s leads to %s', (key, shiftKey, expected) => {
  expect(dayAfterKey('2026-11-20', { key, shiftKey })).toBe(expected);
});

test('no key leads past what is on offer', () => {
  expect(['2026-01-01', '2026-06-01', '2026-12-31'].map((day) => clampDay(day, '2026-02-01', '2026-11-30'))).toEqual([
    '2026-02-01',
    '2026-06-01',
    '2026-11-30',
  ]);
});
