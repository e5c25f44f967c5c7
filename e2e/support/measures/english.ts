import { formatLocales, type Locale } from '#/lib/words/locales.ts';

/** Names that are equal in every language. */
const own = ['unboXt', 'unbo', 'CSV', 'PDF', 'Slack', 'Microsoft', 'Teams', 'localhost'];

/**
 * Returns whether a text in the language made from English contains an English word: at least three letters with a
 * vowel and no accent, and not one of the names. URLs and email addresses don't count, nor do hashes, and zones are
 * named after their cities.
 * @example hasEnglish('Téàm Northlight: 5 people', ['Northlight']) // true
 * @example hasEnglish('Téàm Northlight', ['Northlight']) // false
 * @example hasEnglish('Véèřšíìóòñ 4c4b4ccfe400') // false
 */
export function hasEnglish(text: string, names: readonly string[] = []): boolean {
  if (text.startsWith('GMT')) return false;
  const ownNames = [...names, ...own].sort((a, b) => b.length - a.length);
  const rest = ownNames.reduce((words, name) => words.replaceAll(name, ''), text);
  const words = rest.replace(/\S+@\S+|https?:\S+|\p{Lu}\w+\/\S+|\b[\da-f]{12,}\b/gu, '').match(/[\p{L}’']+/gu) ?? [];
  return words.some((word) => word.length > 2 && /^[a-z’']+$/i.test(word) && /[aeiou]/i.test(word));
}

/** Returns the words of Intl in a language: months, weekdays, and the conjunction of lists. */
export function listDateWords(language: Locale): string[] {
  const locale = formatLocales[language];
  const days = Array.from({ length: 12 }, (_, at) => new Date(2026, at, at + 1));
  const week = days.map((_, at) => new Date(2026, 0, at + 1));
  const dates = (['long', 'short'] as const).flatMap((length) => {
    const month = new Intl.DateTimeFormat(locale, { month: length });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: length });
    return [...days.map((day) => month.format(day)), ...week.map((day) => weekday.format(day))];
  });
  const joints = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type }).formatToParts(['', '']).map(({ value }) => value.trim()),
  );
  return [...dates, ...joints].filter((word) => word !== '');
}

/**
 * Returns every text in some data that starts with a capital, such as names and sentences, because these texts are
 * never translated.
 */
export function listGivenTexts(data: unknown): string[] {
  if (typeof data === 'string') return /^\p{Lu}/u.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listGivenTexts) : [];
}
