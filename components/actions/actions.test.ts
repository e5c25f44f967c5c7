import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { causesLeft, writeDay } from '#/components/actions/actions.ts';
import { SinceThen } from '#/components/actions/helped.tsx';
import { isRepeated } from '#/components/actions/step-choice.tsx';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { formatLocales, type Locale, locales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const causes = ['factor:13', 'norm:3', 'other'].map((topic) => ({ topic, name: topic }));

it('a cause is offered again once its step has ended, and not while it’s being tried', () => {
  const actions = [
    { topic: 'factor:13', settledOn: null },
    { topic: 'norm:3', settledOn: '2026-03-03' },
    { topic: null, settledOn: null },
  ];
  expect(causesLeft(causes, actions).map(({ topic }) => topic)).toEqual(['norm:3', 'other']);
  expect(causesLeft(causes, [])).toEqual(causes);
});

const dayNames: Record<Locale, string> = {
  en: '9 November',
  de: '9. November',
  fr: '9 novembre',
  es: '9 de noviembre',
  'pt-BR': '9 de novembro',
  it: '9 novembre',
  'en-XA': '9. November',
};

it.each(locales)('a sentence of %s that ends with a day has one full stop', (locale) => {
  expect(writeDay('2026-11-09', formatLocales[locale])).toBe(dayNames[locale]);
  const t = wordsFor(locale, 'actions.leader');
  const days = Array.from({ length: 12 }, (_, month) => addDays('2026-01-09', month * 30));
  const sentences = days.map((day) => t('lookBackOn', { day: writeDay(day, formatLocales[locale]) }));
  expect(sentences.filter((sentence) => !/[^.]\.$/.test(sentence))).toEqual([]);
});

const step = {
  said: 'Clarity',
  promisedOn: '2026-11-06',
  doneOn: '2026-11-20',
  measured: { kind: 'score' as 'score' | 'times', before: '41', since: '50' as string | null, isClear: true },
};
const sinceThen = (action: typeof step) => {
  const children = createElement(SinceThen, { action, locale: 'en-GB' });
  const props = { locale: 'en' as const, messages: { actions: catalogues.en.actions }, children };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, props));
};

it('results since a step are since the day when it began, and questions since it was done', () => {
  const { measured } = step;
  expect(sinceThen(step)).toContain('Since 6 November, Clarity has gone from 41 to 50 of 100.');
  expect(sinceThen({ ...step, measured: { ...measured, since: null } })).toContain('Since 20 November, your team');
  expect(sinceThen({ ...step, measured: { ...measured, kind: 'times' } })).toContain('In the 30 days from 6 November,');
});

it.each(locales.filter((locale) => locale !== 'en-XA'))(
  'a prepared step of %s that repeats advice is known',
  (locale) => {
    const [advice, steps] = [wordsFor(locale, 'coaching-themes'), wordsFor(locale, 'actions.prepared')];
    const reader = { reader: 'leader' };
    const adviceOf = (theme: 't18' | 't25') => advice(`${theme}.leader`).split(/(?<=\.) /)[0] ?? '';
    expect(isRepeated(steps('f1.first'), adviceOf('t18'))).toBe(true);
    expect(isRepeated(steps('f15.first'), adviceOf('t25'))).toBe(true);
    expect(isRepeated(steps('f1.second', reader), adviceOf('t18'))).toBe(false);
    expect(isRepeated(steps('f15.second', reader), adviceOf('t25'))).toBe(false);
  },
);
