import { type NormId, norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors, emotions, monthQuestions, workEnvironments } from '#/lib/domain/check-ins/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { perLocale } from '#/lib/words/per-locale.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface NormInWords {
  readonly id: NormId;
  readonly name: string;
  readonly meaning: string;
}

/** Returns, in a language, the values that a company and its people choose from. */
export const normsIn = perLocale((locale): readonly NormInWords[] => {
  const t = wordsFor(locale, 'catalogue.norms');
  return norms.map(({ id, key }) => ({ id, name: t(`${key}.name`), meaning: t(`${key}.meaning`) }));
});

/** Returns the feelings in a language, in menu order. */
export const emotionsIn = perLocale((locale) => {
  const t = wordsFor(locale, 'catalogue.feelings');
  return emotions.map(({ id, key, type }) => ({ id, label: t(key), type }));
});

/** Returns what may have affected a feeling, in the words of results. */
export const factorsIn = perLocale((locale) => {
  const t = wordsFor(locale, 'catalogue.factors');
  return affectingFactors.map(({ id, key }) => ({ id, label: t(key) }));
});

/** Returns what may have affected a feeling, in the words people choose from. */
export const ownFactorsIn = perLocale((locale) => {
  const t = wordsFor(locale, 'catalogue');
  const isOwn = (key: string): key is 'teammates' | 'leader' => key === 'teammates' || key === 'leader';
  return affectingFactors.map(({ id, key }) => ({ id, label: t(isOwn(key) ? `ownFactors.${key}` : `factors.${key}`) }));
});

/** Returns where a person may have worked, in a language. */
export const workEnvironmentsIn = perLocale((locale) => {
  const t = wordsFor(locale, 'catalogue.places');
  return workEnvironments.map(({ id, key }) => ({ id, label: t(key) }));
});

interface Asked {
  ids: readonly number[];
  company: string;
  locale: Locale;
}

/** Returns the given monthly questions, with labels for both ends of their scale. */
export function listMonthQuestions({ ids, company, locale }: Asked) {
  const t = wordsFor(locale, 'catalogue.monthQuestions');
  return monthQuestions
    .filter(({ id }) => ids.includes(id))
    .map(({ id, key }) => ({ id, text: t(`${key}.text`, { company }), low: t(`${key}.low`), high: t(`${key}.high`) }));
}
