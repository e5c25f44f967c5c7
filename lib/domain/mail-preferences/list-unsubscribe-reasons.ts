import { unsubscribeReasons } from '#/lib/domain/mail-preferences/constants.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the reasons for unsubscribing, the usual one first. */
export async function listUnsubscribeReasons() {
  const words = wordsFor(defaultLocale, 'mail-preferences.reasons');
  return { reasons: unsubscribeReasons.map(({ id, name }) => ({ id, title: words(name) })) };
}
