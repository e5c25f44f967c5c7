import { type NormId, norms } from '#/lib/domain/catalogue/norms.ts';
import { perLocale } from '#/lib/words/per-locale.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface NormInWords {
  readonly id: NormId;
  readonly name: string;
  readonly meaning: string;
}

/** Returns the values a company and its people choose from in words of a language. */
export const normsIn = perLocale((locale): readonly NormInWords[] => {
  const t = wordsFor(locale, 'catalogue.norms');
  return norms.map(({ id, key }) => ({ id, name: t(`${key}.name`), meaning: t(`${key}.meaning`) }));
});
