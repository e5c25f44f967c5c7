import { type FeedbackTypeKey, feedbackTypes } from '#/lib/domain/feedback/constants.ts';
import { foldWords } from '#/lib/words/fold-text.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns what feedback may be about, in a language. */
export function listTypes(locale: Locale): { id: number; key: FeedbackTypeKey; name: string }[] {
  const t = wordsFor(locale, 'feedback.types');
  return feedbackTypes.map(({ id, key }) => ({ id, key, name: t(key) }));
}

/** Returns the id of a type from its id or its name, ignoring case; undefined if there is none. */
export function readTypeId(type: number | string, locale: Locale): number | undefined {
  const fold = (text: string) =>
    foldWords(text)
      .map(({ folded }) => folded)
      .join(' ');
  return listTypes(locale).find(({ id, name }) => String(id) === String(type) || fold(name) === fold(String(type)))?.id;
}
