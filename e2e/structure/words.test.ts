import compile from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '#/e2e/structure/source-files.ts';
import { messagesIn, type Values, valuesFor } from '#/e2e/support/measures/messages.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { locales } from '#/lib/words/locales.ts';

/** Built pages format compiled messages. The worker and tests format the texts. */
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

describe.each(locales)('the catalogue of %s', (locale) => {
  const all = messagesIn(catalogues[locale]);

  it('has every file of its folder, under the file’s name', () => {
    const files = filesBelow(`lib/words/${locale}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/^.*\/(.*)\.json$/, '$1'));
    expect(Object.keys(catalogues[locale]).sort()).toEqual(files.sort());
  });

  it.each(all)('%s reads the same compiled and not', (path, text) => {
    const onError = (error: Error) => {
      throw error;
    };
    const words = createTranslator({ locale, messages: { text }, onError }) as unknown as {
      markup(key: string, values: Values): string;
    };
    const compiled = compile(text);
    const rendered = valuesFor(compiled).map((values) => words.markup('text', values));
    // An empty text is formatted as no parts.
    const parts = valuesFor(compiled).map((values) =>
      [formatCompiled(compiled, locale, values, { formatters })].flat(),
    );
    expect(parts.map((ones) => ones.join(''))).toEqual(rendered);
    const mayBeNothing = /\{\s*\}/.test(text);
    expect(rendered.filter((sentence) => (sentence.trim() === '' && !mayBeNothing) || sentence === path)).toEqual([]);
  });
});

/** Patterns of an older style, with what to write instead. */
const olderVoice: [string, RegExp][] = [
  ['someone, everyone, no one', /\b(some|every|no|any)body\b/i],
  ['again, new', /\banew\b|again and again/],
  ['continue, keep', /\b(go|goes|going|went) on\b/],
  ['we tell', /\b(is|are|was|were) told\b/],
  ['next to, as well as', /\bbesides?\b/],
  ['starting', /from [^.,;{]{1,28} on\b/],
  ['results, score', /\bfigures?\b/i],
  ['anyone who, people who', /\bwhoever\b/i],
  ['email', /(?<![-\w/])mails?\b(?! server)/],
  ['you can have up to', /\bthere can be\b/i],
  ['no longer accepts', /\btakes? no (messages|events)/],
  ['create a key', /\b(make|made) (a|an|the|new) (API )?(key|secret|webhook|account)/i],
  ['We couldn’t …', /wasn’t (saved|sent|made|connected)\.?$/],
  ['can be up to', /may have at most/],
  ['the previous 30 days', /the (30 days|4 weeks|7 days|6 months|year) before/],
  ['up or down so many points on', /points?\}\} (more|fewer)/],
  ['fewer than half', /less than half/],
  ['also, before the verb', /, too[,.]/],
  ['clear change', /\breal changes?\b/],
  ['n’t', /\b(cannot|could not|do not|does not|did not|is not|was not|were not|have not|has not|will not|need not)\b/],
];

it.each(olderVoice)('the texts say “%s”, except questions and specified texts', (_better, older) => {
  const { 'pulse-bank': _bank, specification: _specification, 'assessment-items': _items, ...others } = catalogues.en;
  const said = messagesIn(others).filter(([path]) => !path.endsWith('.keywords'));
  expect(said.filter(([, text]) => older.test(text))).toEqual([]);
});

it('features take the language from their context, or from the person they email', () => {
  const choosing = sourceFiles('lib/domain').filter(({ text, isTest }) => !isTest && text.includes('defaultLocale'));
  expect(choosing.map(({ path }) => path)).toEqual([]);
});
