import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  isLocalDate,
  mondayOf,
  sundayBefore,
  weekday,
  withoutTime,
} from '#/lib/domain/calendar/local-date.ts';

describe('isLocalDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-01', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('%s → %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 0, '2026-03-08'],
  ])('%s + %i → %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('refuses a day that doesn’t exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('today', 1)).toThrow(RangeError);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 14, '2028-01-30'],
  ])('%s + %i months → %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('weeks and months', () => {
  it.each([
    ['2026-03-09', 1, '2026-03-09'],
    ['2026-03-14', 6, '2026-03-09'],
    ['2026-03-15', 7, '2026-03-09'],
    ['2026-01-01', 4, '2025-12-29'],
  ])('%s is weekday %i of the week of %s', (date, day, monday) => {
    expect(weekday(date)).toBe(day);
    expect(mondayOf(date)).toBe(monday);
    expect(sundayBefore(date)).toBe(addDays(monday, -1));
  });

  it('returns the first day of a month', () => {
    expect(firstOfMonth('2026-03-15')).toBe('2026-03-01');
    expect(() => firstOfMonth('2026-02-30')).toThrow(RangeError);
  });

  it('counts the days between, also backwards', () => {
    expect(daysBetween('2026-03-01', '2026-03-08')).toBe(7);
    expect(daysBetween('2026-03-08', '2026-03-01')).toBe(-7);
  });

  it('agrees with the calendar on every day of thirteen years', () => {
    let date = '2019-12-28';
    for (let i = 0; i < 13 * 365; i += 1) {
      const next = addDays(date, 1);
      expect(next > date).toBe(true);
      expect(weekday(next)).toBe((weekday(date) % 7) + 1);
      expect(daysBetween('2019-12-28', next)).toBe(i + 1);
      expect(weekday(mondayOf(next))).toBe(1);
      date = next;
    }
  });
});

it.each([
  ['1990-05-05T00:00:00.000Z', '1990-05-05'],
  ['1990-05-05T23:00:00+02:00', '1990-05-05'],
  ['1990-05-05 10:00', '1990-05-05'],
  ['1990-05-05', '1990-05-05'],
  ['1990-05-05Tea', '1990-05-05Tea'],
  ['5 May 1990', '5 May 1990'],
])('withoutTime(%j) is %j', (text, day) => {
  expect(withoutTime(text)).toBe(day);
});
