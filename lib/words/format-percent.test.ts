import { expect, test } from 'vitest';
import { formatPercent } from '#/lib/words/format-percent.ts';
import { formatLocales } from '#/lib/words/locales.ts';

test.each([
  ['en', '51%'],
  ['de', '51\u00A0%'],
  ['fr', '51\u00A0%'],
  ['es', '51\u00A0%'],
  ['pt-BR', '51%'],
  ['it', '51%'],
] as const)('51 percent is written as in %s', (locale, text) =>
  expect(formatPercent(51, formatLocales[locale])).toBe(text),
);
