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

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('a day stays the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March');
  expect(formatFullDay('2026-03-23', 'en-GB')).toBe('Monday, 23 March 2026');
  expect(formatDate('2026-03-01', 'en-GB', { month: 'short', year: 'numeric' })).toBe('Mar 2026');
});

test('day and month are in the reader’s order', () => {
  expect(formatDay('2026-03-23', 'en-US')).toBe('Monday, March 23');
});

/** How a language writes a day: its weekdays and months, and the order and characters between them. */
interface Writing {
  week: string;
  months: string;
  short: string;
  day: string;
  /** If the short form differs. */
  shortDay?: string;
  /** Between the weekday and the day, and before the year in the long and the short form. */
  comma?: string;
  year?: string;
  shortYear?: string;
  /** The first day of a month, if it's written differently from other days. */
  first?: string;
}
const writing: Record<string, Writing> = {
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
  'fr-FR': {
    week: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    day: 'd m',
    comma: ' ',
    first: '1er',
  },
  'es-ES': {
    week: 'domingo lunes martes miércoles jueves viernes sábado',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sept oct nov dic',
    day: 'd de m',
    shortDay: 'd m',
    year: ' de ',
  },
  'pt-BR': {
    week: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    short: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    day: 'd de m',
    year: ' de ',
    shortYear: ' de ',
    first: '1º',
  },
  'it-IT': {
    week: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    short: 'gen feb mar apr mag giu lug ago set ott nov dic',
    day: 'd m',
    comma: ' ',
    first: '1º',
  },
};

/** Ends of months and years, a leap day, days when clocks change, and every month and weekday; with their weekdays. */
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
  const own = writing[locale] ?? { week: '', months: '', short: '', day: '' };
  const {
    week,
    months,
    short,
    day,
    shortDay = day,
    comma = ', ',
    year: before = ' ',
    shortYear = ' ',
    first = '1',
  } = own;
  const write = (localDate: LocalDate, names: string) => {
    const [, month = 1, dayOfMonth = 1] = localDate.split('-').map(Number);
    return (names === short ? shortDay : day)
      .replace('d', dayOfMonth === 1 ? first : String(dayOfMonth))
      .replace('m', names.split(' ')[month - 1] ?? '');
  };

  test.each(days)('%s', (localDate, weekday) => {
    const [year, name] = [localDate.slice(0, 4), week.split(' ')[weekday]];
    expect(formatDay(localDate, locale)).toBe(`${name}${comma}${write(localDate, months)}`);
    expect(formatFullDay(localDate, locale)).toBe(`${name}${comma}${write(localDate, months)}${before}${year}`);
    expect(formatShortRange('2025-12-24', localDate, locale)).toBe(
      `${write('2025-12-24', short)}${shortYear}2025 – ${write(localDate, short)}${shortYear}${year}`,
    );
    expect(formatRange('2025-12-24', localDate, locale)).toBe(
      `${write('2025-12-24', months)}${before}2025 – ${write(localDate, months)}${before}${year}`,
    );
  });
});

test('a period names its year once, or both of two years', () => {
  expect(formatRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 – 30 March 2026');
  expect(formatRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 December 2025 – 22 January 2026');
  expect(formatRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('30 March 2026');
});

test.each([
  ['2026-11-01', { day: 'numeric', month: 'short' }, '1er nov.'],
  ['2026-11-01', { weekday: 'short', day: 'numeric', month: 'short' }, 'dim. 1er nov.'],
  ['2026-11-11', { day: 'numeric', month: 'long', year: 'numeric' }, '11 novembre 2026'],
  ['2026-11-21', { day: 'numeric', month: 'long' }, '21 novembre'],
  ['2026-01-01', { day: 'numeric', month: 'numeric', year: 'numeric' }, '01/01/2026'],
  ['2026-01-01', { month: 'long', year: 'numeric' }, 'janvier 2026'],
] as const)('French writes %s, asked for %j, as %s', (day, parts, date) => {
  expect(formatDate(day, 'fr-FR', parts)).toBe(date);
});

test('a French period can start on the first', () => {
  expect(formatRange('2026-03-01', '2026-03-30', 'fr-FR')).toBe('1er – 30 mars 2026');
  expect(formatRange('2026-03-01', '2026-04-01', 'fr-FR')).toBe('1er mars – 1er avril 2026');
  expect(formatShortRange('2026-03-01', '2026-03-30', 'fr-FR')).toBe('1er mars – 30 mars 2026');
});

test.each([
  ['2026-05-01', 'pt-BR', { day: 'numeric', month: 'short' }, '1º de mai.'],
  ['2026-05-01', 'pt-BR', { dateStyle: 'full' }, 'sexta-feira, 1º de maio de 2026'],
  ['2026-05-21', 'pt-BR', { day: 'numeric', month: 'long' }, '21 de maio'],
  ['2026-05-01', 'pt-BR', { dateStyle: 'short' }, '01/05/2026'],
  ['2026-03-01', 'it-IT', { weekday: 'short', day: 'numeric', month: 'short' }, 'dom 1º mar'],
  ['2026-08-31', 'it-IT', { day: 'numeric', month: 'long' }, '31 agosto'],
] as const)('%s in %s, asked for %j, is %s', (day, locale, parts, date) => {
  expect(formatDate(day, locale, parts)).toBe(date);
});

test('a Portuguese or Italian period can start on the first', () => {
  expect(formatRange('2026-05-01', '2026-05-30', 'pt-BR')).toBe('1º – 30 de maio de 2026');
  expect(formatRange('2026-05-01', '2026-06-01', 'pt-BR')).toBe('1º de maio – 1º de junho de 2026');
  expect(formatRange('2026-05-01', '2026-05-30', 'it-IT')).toBe('1º – 30 maggio 2026');
});

test('a short form of a period exists', () => {
  expect(formatShortRange('2026-03-01', '2026-03-30', 'en-GB')).toBe('1 Mar – 30 Mar 2026');
  expect(formatShortRange('2025-12-24', '2026-01-22', 'en-GB')).toBe('24 Dec 2025 – 22 Jan 2026');
  expect(formatShortRange('2026-03-30', '2026-03-30', 'en-GB')).toBe('Mon, 30 Mar 2026');
});

test('only the month of one’s own team is compared by whole weeks, everything else with the previous period', () => {
  const compared = periods.flatMap(({ name }) => {
    const { previous, compared: weeks } = describePeriod(name, wordsFor('en', 'figures.results'));
    return weeks === previous ? [] : [[name, weeks]];
  });
  expect(compared).toEqual([['1m', 'the previous 4 weeks']]);
});
