import { foldText } from '#/lib/words/fold-text.ts';
import { personWords } from '#/lib/words/person-search.ts';

/**
 * Returns the LIKE patterns of the searched words, the longest first, for `holdsWords`; wildcards in them are ordinary
 * characters.
 * @example searchPatterns('Łódź 50%') // ['%lodz%', '%50\\%%']
 */
export function searchPatterns(search: string): string[] {
  return patternsOf(
    foldText(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
}

/** Returns the patterns of a search for a person, by name and email address or only by name, for `holdsPerson`. */
export function personPatterns(search: string, by?: 'name'): string[] {
  return patternsOf(personWords(search, by));
}

function patternsOf(words: readonly string[]): string[] {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return patterns.length > 0 ? patterns.sort((a, b) => b.length - a.length) : ['%%'];
}

/** Returns the condition that a text has all words of a parameter from `searchPatterns`, in any order. */
export function holdsWords(text: 'd.name' | 't.name' | 'v.name', parameter: `$${number}`): string {
  return `folded(${text}) LIKE ALL (${parameter}::text[])`;
}

/**
 * Returns the condition that a person's `search_text`, or only their name, has all words of a parameter from
 * `personPatterns`. The longest word is a separate condition, because an index can answer one LIKE but not a whole
 * list. It may be from name or address, and the condition on the name implies it.
 */
export function holdsPerson(alias: '' | 'u.', parameter: `$${number}`, by?: 'name'): string {
  const text = `${alias}search_text`;
  const whole = by === 'name' ? `person_text(${alias}first_name || ' ' || ${alias}last_name, '')` : text;
  return `(${text} LIKE (${parameter}::text[])[1] AND ${whole} LIKE ALL (${parameter}::text[]))`;
}
