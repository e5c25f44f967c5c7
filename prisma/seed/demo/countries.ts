import type { Locale } from '#/lib/words/locales.ts';

/** Where the people of the demo company live. */
export type CountryCode = 'BR' | 'DE' | 'GB' | 'IN' | 'JP' | 'PL' | 'PT' | 'SG' | 'US';

export interface Country {
  readonly timeZones: readonly string[];
  /** Month and day of the holidays with the same date each year. */
  readonly holidays: readonly string[];
  /** What most people there read; missing if it's English or not among the product's languages. */
  readonly locale?: Locale;
}

/** Source: national holiday laws; only fixed dates, which is enough for gaps in the right places. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  BR: {
    timeZones: ['America/Sao_Paulo'],
    holidays: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'],
    locale: 'pt-BR',
  },
  DE: { timeZones: ['Europe/Berlin'], holidays: ['01-01', '05-01', '10-03', '12-25', '12-26'], locale: 'de' },
  GB: { timeZones: ['Europe/London'], holidays: ['01-01', '12-25', '12-26'] },
  IN: { timeZones: ['Asia/Kolkata'], holidays: ['01-26', '08-15', '10-02', '12-25'] },
  JP: {
    timeZones: ['Asia/Tokyo'],
    holidays: [
      '01-01',
      '01-02',
      '01-03',
      '02-11',
      '02-23',
      '04-29',
      '05-03',
      '05-04',
      '05-05',
      '08-11',
      '11-03',
      '11-23',
    ],
  },
  PL: {
    timeZones: ['Europe/Warsaw'],
    holidays: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'],
  },
  PT: {
    timeZones: ['Europe/Lisbon'],
    holidays: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
  },
  SG: { timeZones: ['Asia/Singapore'], holidays: ['01-01', '05-01', '08-09', '12-25'] },
  US: {
    timeZones: ['America/New_York', 'America/Chicago', 'America/Los_Angeles'],
    holidays: ['01-01', '06-19', '07-04', '11-11', '12-24', '12-25'],
  },
};

/** Returns whether a day (`YYYY-MM-DD`) is a holiday in the country. */
export function isHoliday(country: CountryCode, localDate: string): boolean {
  return countries[country].holidays.includes(localDate.slice(5));
}
