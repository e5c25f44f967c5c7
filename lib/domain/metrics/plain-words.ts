/**
 * Gives a number with its noun.
 * @example countWords(1, 'point') // '1 point'; countWords(0, 'person', 'people') // '0 people'
 */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Gives the words as the beginning of a sentence. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
