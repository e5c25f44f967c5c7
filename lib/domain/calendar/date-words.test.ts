import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  describePeriod,
  formatDate,
  formatDay,
  formatFullDay,
  formatRange,
  formatShortRange,
} from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('a day stays the day it is in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March');
  expect(formatFullDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March 2026');
  expect(formatDate('2026-03-01', 'en-GB', { month: 'short', year: 'numeric' })).toBe('Mar 2026');
});

test('the order of day and month is the reader’s', () => {
  expect(formatDay('2026-03-23', 'en-US')).toBe('Monday, March 23');
});

/** How a day is written where people read a language: its weekday and months, and the order and signs between them. */
const writing: Record<string, { week: string; months: string; short: string; day: string }> = {
  'en-GB': {
    week: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    day: 'd m',
  },
  'de-DE': {
    week: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    day: 'd. m',
  },
};

/** Ends of months and years, a leap day, days on which clocks change, and every month and weekday; each with its weekday. */
const days: [day: LocalDate, weekday: number][] = [
  ['2026-01-01', 4],
  ['2026-01-31', 6],
  ['2026-02-01', 0],
  ['2026-02-28', 6],
  ['2028-02-29', 2],
  ['2026-03-08', 0],
  ['2026-03-29', 0],
  ['2026-03-30', 1],
  ['2026-04-30', 4],
  ['2026-05-09', 6],
  ['2026-06-10', 3],
  ['2026-07-14', 2],
  ['2026-08-15', 6],
  ['2026-09-11', 5],
  ['2026-10-03', 6],
  ['2026-10-25', 0],
  ['2026-11-23', 1],
  ['2026-12-24', 4],
  ['2026-12-31', 4],
  ['2099-12-31', 4],
];

describe.each(Object.entries(formatLocales))('%s is written as in %s', (_, locale) => {
  const { week = '', months = '', short = '', day = '' } = writing[locale] ?? {};
  const write = (localDate: LocalDate, names: string) => {
    const [, month = 1, dayOfMonth = 1] = localDate.split('-').map(Number);
    return day.replace('d', String(dayOfMonth)).replace('m', names.split(' ')[month - 1] ?? '');
  };

  test.each(days)('%s', (localDate, weekday) => {
    const [year, name] = [localDate.slice(0, 4), week.split(' ')[weekday]];
    expect(formatDay(localDate, locale)).toBe(`${name}, ${write(localDate, months)}`);
    expect(formatFullDay(localDate, locale)).toBe(`${name}, ${write(localDate, months)} ${year}`);
    expect(formatShortRange('2025-12-24', localDate, locale)).toBe(
      `${write('2025-12-24', short)} 2025 – ${write(localDate, short)} ${year}`,
    );
    expect(formatRange('2025-12-24', localDate, locale)).toBe(
      `${write('2025-12-24', months)} 2025 – ${write(localDate, months)} ${year}`,
    );
  });
});

test('a period names its year once, two years both', () => {
  expect(formatRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 – 30 March 2026');
  expect(formatRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 December 2025 – 22 January 2026');
  expect(formatRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('30 March 2026');
});

test('a period is written shorter', () => {
  expect(formatShortRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 Mar – 30 Mar 2026');
  expect(formatShortRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 Dec 2025 – 22 Jan 2026');
  expect(formatShortRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('Monday, 30 March 2026');
});

test('the change of an own team’s month is measured over whole weeks, every other over the period before', () => {
  const compared = periods.flatMap(({ name }) => {
    const { previous, compared: weeks } = describePeriod(name, wordsFor('en', 'figures.results'));
    return weeks === previous ? [] : [[name, weeks]];
  });
  expect(compared).toEqual([['1m', 'the previous 4 weeks']]);
});
