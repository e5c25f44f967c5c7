/**
 * Returns the first entries of a list or plain object; null for everything else. A file in a form is an object too, but
 * stays whole.
 * @example firstEntries(['a', 'b', 'c'], 2) // [[0, 'a'], [1, 'b']]
 */
export function firstEntries(value: unknown, count: number): [PropertyKey, unknown][] | null {
  if (count <= 0) return null;
  if (Array.isArray(value)) return [...value.slice(0, count).entries()];
  const isPlain = Object.prototype.toString.call(value) === '[object Object]';
  return isPlain ? Object.entries(value as object).slice(0, count) : null;
}
