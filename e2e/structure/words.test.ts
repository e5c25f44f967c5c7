import compile from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '#/e2e/structure/source-files.ts';
import { messagesIn, type Values, valuesFor } from '#/e2e/support/measures/messages.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { locales } from '#/lib/words/locales.ts';

/** Built pages format compiled messages, the worker and tests the texts themselves. */
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

describe.each(locales)('the catalogue of %s', (locale) => {
  const all = messagesIn(catalogues[locale]);

  it('holds every file of its folder, under the name of the file', () => {
    const files = filesBelow(`lib/words/${locale}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/^.*\/(.*)\.json$/, '$1'));
    expect(Object.keys(catalogues[locale]).sort()).toEqual(files.sort());
  });

  it.each(all)('%s says the same compiled and not', (path, text) => {
    const onError = (error: Error) => {
      throw error;
    };
    const words = createTranslator({ locale, messages: { text }, onError }) as unknown as {
      markup(key: string, values: Values): string;
    };
    const compiled = compile(text);
    const rendered = valuesFor(compiled).map((values) => words.markup('text', values));
    // Nothing at all is formatted as no parts.
    const parts = valuesFor(compiled).map((values) =>
      [formatCompiled(compiled, locale, values, { formatters })].flat(),
    );
    expect(parts.map((ones) => ones.join(''))).toEqual(rendered);
    const mayBeNothing = /\{\s*\}/.test(text);
    expect(rendered.filter((sentence) => (sentence.trim() === '' && !mayBeNothing) || sentence === path)).toEqual([]);
  });
});

it('says “someone” and “everyone”; questions and what is specified keep their words', () => {
  const { 'pulse-bank': _bank, specification: _specification, ...others } = catalogues.en;
  expect(messagesIn(others).filter(([, text]) => /(some|every)body/i.test(text))).toEqual([]);
});

it('no feature chooses a language: it takes that of its context, or of the person whom it mails', () => {
  const choosing = sourceFiles('lib/domain').filter(({ text, isTest }) => !isTest && text.includes('defaultLocale'));
  expect(choosing.map(({ path }) => path)).toEqual([]);
});
