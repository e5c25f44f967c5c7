import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { catalogues, type Messages } from '#/lib/words/catalogues.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** A part of the catalogue that has messages below it, such as `check-ins.mail`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * Returns a function that turns keys into sentences of a language, outside of pages: for mails, PDFs and answers of the
 * API.
 *
 * @example wordsFor('en', 'chart.screen')('expand', { name: 'Design' }) // 'Expand Design'
 */
export function wordsFor<const N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({ locale, messages: catalogues[locale], namespace });
}
