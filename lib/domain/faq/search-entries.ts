import { foldWords } from '#/lib/words/fold-text.ts';

/** The texts of an entry that are searched. */
interface SearchableEntry {
  question: string;
  answer: string;
  keywords: string;
}

/** The rank of a match, by where it is. */
const RANKS = [
  ['question', 3],
  ['keywords', 2],
  ['answer', 1],
] as const;

/** Returns the words to search for; `ignored` ones only count if there are no others. */
export function readSearch(search: string, ignored: ReadonlySet<string>): string[] {
  const typed = [...new Set(foldWords(search).map(({ folded }) => folded))];
  const meant = typed.filter((word) => !ignored.has(word));
  return meant.length > 0 ? meant : typed;
}

/**
 * Returns the entries that match all words, each at the beginning of a word: first matches in the question, then in the
 * keywords, then in the answer. Without a word, all entries are returned as they are.
 */
export function searchEntries<E extends SearchableEntry>(entries: readonly E[], searchWords: readonly string[]): E[] {
  return entries
    .map((entry) => ({ entry, rank: rankEntry(entry, searchWords) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(b.rank) - Number(a.rank))
    .map(({ entry }) => entry);
}

/** Returns how well an entry matches; null if a word doesn't. */
function rankEntry(entry: SearchableEntry, searchWords: readonly string[]): number | null {
  const parts = RANKS.map(([part, worth]) => ({ worth, words: foldWords(entry[part]).map(({ folded }) => folded) }));
  let rank = 0;
  for (const word of searchWords) {
    const best = parts.find(({ words }) => words.some((one) => one.startsWith(word)));
    if (!best) return null;
    rank += best.worth;
  }
  return rank;
}
