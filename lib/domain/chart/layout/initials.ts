/**
 * Returns the first letters of the first and the last word of a name, shown if there is no photo.
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
