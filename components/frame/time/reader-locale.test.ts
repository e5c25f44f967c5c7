import { expect, test } from 'vitest';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';

test.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['de-CH,de;q=0.9', 'en-CH'],
  ['de', 'en-DE'],
  ['en', 'en-US'],
  ['*', 'en-GB'],
  ['', 'en-GB'],
  ['%%%', 'en-GB'],
  [null, 'en-GB'],
])('%j gives %s', (header, locale) => {
  expect(readerLocale(header)).toBe(locale);
});
