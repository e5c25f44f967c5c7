import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { catalogues, type Messages } from '#/lib/words/catalogues.ts';
import { isolateValues } from '#/lib/words/isolate.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** A part of the catalogue that contains messages, such as `check-ins.mail`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * Returns a function that turns keys into sentences of a language outside of pages: for emails, PDFs and answers of the
 * API.
 *
 * @example wordsFor('en', 'chart.screen')('expand', { name: 'Design' }) // 'Expand Design'
 */
export function wordsFor<const N extends Namespace>(locale: Locale, namespace: N) {
  return isolating(createTranslator<Messages, N>({ locale, messages: catalogues[locale], namespace }));
}

type Say = (key: string, values?: unknown, formats?: unknown) => unknown;

/** Returns a translate function that first isolates the values it inserts, and so do its `rich` and `markup`. */
function isolating<Translate>(translate: Translate): Translate {
  const { rich, markup, ...others } = translate as Record<'rich' | 'markup', Say>;
  const wrap =
    (say: Say): Say =>
    (key, values, formats) =>
      say(key, isolateValues(values), formats);
  return Object.assign(wrap(translate as Say), others, { rich: wrap(rich), markup: wrap(markup) }) as Translate;
}
