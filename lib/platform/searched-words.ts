import { foldText } from '#/lib/words/fold-text.ts';

/**
 * Returns the LIKE patterns of the words that somebody searches, the longest first, for `holdsWords`; wildcards in them
 * are signs like others.
 * @example wordPatterns('Łódź 50%') // ['%lodz%', '%50\\%%']
 */
export function wordPatterns(search: string): string[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return patterns.length > 0 ? patterns.sort((a, b) => b.length - a.length) : ['%%'];
}

/**
 * Returns the condition that a text holds all words of a parameter made by `wordPatterns`, in any order. The longest
 * word stands apart, because an index can answer one LIKE, and not all of a list; of people there is one with the address.
 */
export function holdsWords(
  text:
    | "first_name || ' ' || last_name || ' ' || email"
    | "u.first_name || ' ' || u.last_name || ' ' || u.email"
    | "first_name || ' ' || last_name"
    | "u.first_name || ' ' || u.last_name"
    | 'd.name'
    | 't.name'
    | 'v.name',
  parameter: `$${number}`,
): string {
  return `(folded(${text}) LIKE (${parameter}::text[])[1] AND folded(${text}) LIKE ALL (${parameter}::text[]))`;
}
