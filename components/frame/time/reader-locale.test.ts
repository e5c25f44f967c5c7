import { expect, test } from 'vitest';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';

test.each([
  ['en', 'en-US,en;q=0.9', 'en-US'],
  ['en', 'de-CH,de;q=0.9', 'en-CH'],
  ['en', 'de', 'en-DE'],
  ['en', 'en', 'en-US'],
  ['en', '*', 'en-GB'],
  ['en', '', 'en-GB'],
  ['en', '%%%', 'en-GB'],
  ['en', null, 'en-GB'],
  ['en-XA', 'de-CH', 'de-CH'],
  ['en-XA', null, 'de-DE'],
] as const)('%s with %j gives %s', (language, header, locale) => {
  expect(readerLocale(language, header)).toBe(locale);
});
