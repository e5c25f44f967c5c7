import { type MotivatorId, motivators } from '#/lib/domain/catalogue/motivators.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { perLocale } from '#/lib/words/per-locale.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface MotivatorInWords {
  readonly id: MotivatorId;
  readonly name: string;
  readonly meaning: string;
}

/** Returns the motivators in a language, in the order of their first display. */
export const motivatorsIn = perLocale((locale): readonly MotivatorInWords[] => {
  const t = wordsFor(locale, 'catalogue.motivators');
  return motivators.map(({ id, key }) => ({ id, name: t(`${key}.name`), meaning: t(`${key}.meaning`) }));
});

/**
 * Returns the name of a motivator; empty for an unknown id.
 * @example motivatorName(3, 'en') // 'Progress'
 */
export function motivatorName(motivatorId: number, locale: Locale): string {
  return motivatorsIn(locale).find(({ id }) => id === motivatorId)?.name ?? '';
}
