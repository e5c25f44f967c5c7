import { expect, it } from 'vitest';
import { readDate } from '#/lib/domain/calendar/read-date.ts';

it.each([
  ['2026-11-03', 'en-GB', '2026-11-03'],
  ['3 November 2026', 'en-GB', '2026-11-03'],
  ['Tuesday, 3rd of nov. 2026', 'en-GB', '2026-11-03'],
  ['November 3, 2026', 'en-US', '2026-11-03'],
  ['3 Sept 2026', 'en-GB', '2026-09-03'],
  ['3/11/2026', 'en-GB', '2026-11-03'],
  ['3.11.2026', 'en-DE', '2026-11-03'],
  ['3 11 2026', 'en-IE', '2026-11-03'],
  ['11/3/2026', 'en-US', '2026-11-03'],
  ['2026/11/3', 'en-GB', '2026-11-03'],
  ['２０２６－１１－０３', 'en-GB', '2026-11-03'],
  ['٣/١١/٢٠٢٦', 'en-GB', '2026-11-03'],
  ['29 February 2024', 'en-GB', '2024-02-29'],
  ['29 February 2026', 'en-GB', null],
  ['31/4/2026', 'en-GB', null],
  ['3 November', 'en-GB', null],
  ['3/11/26', 'en-GB', null],
  ['3 ju 2026', 'en-GB', null],
  ['3 brumaire 2026', 'en-GB', null],
  ['3 November 2026 12', 'en-GB', null],
  ['soon', 'en-GB', null],
  ['', 'en-GB', null],
])('%j in %s is %s', (text, locale, expected) => {
  expect(readDate(text, locale)).toBe(expected);
});
