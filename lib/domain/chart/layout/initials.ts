/**
 * Returns the first letters of a name's first and last word, shown without a photo.
 * @example initialsOf('Ada Maria Lovelace') // 'AL'
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.match(/^\P{M}\p{M}*/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
