/**
 * Returns a number with its noun, or with other words that depend on the number.
 * @example countWords(1, 'point') // '1 point'
 * @example countWords(1250, 'row is', 'rows are') // '1,250 rows are'
 */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/**
 * Returns in words how many of the people asked gave an answer; never more than were asked.
 * @example wordPersonsOf(2, 11) // '2 of 11 people'
 */
export function wordPersonsOf(persons: number, personsAsked: number): string {
  return `${persons} of ${countWords(Math.max(persons, personsAsked), 'person', 'people')}`;
}

/**
 * Returns words as a list in a sentence.
 * @example listWords(['Sales', 'Design', 'Finance']) // 'Sales, Design and Finance'
 */
export function listWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return lists[last].format(words);
}

const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Returns the words as the beginning of a sentence. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
