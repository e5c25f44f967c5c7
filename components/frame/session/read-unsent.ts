/**
 * Returns what a form held when the session ended, or null for what is none of it: a text like the empty one, or a thing
 * with the same fields, as another release may have other ones.
 * @example readUnsent('{"text":"Hi"}', { text: '' }) // { text: 'Hi' }
 */
export function readUnsent<Value>(text: string | null, empty: Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value !== null && shapeOf(value) === shapeOf(empty) ? (value as Value) : null;
  } catch {
    return null;
  }
}

function shapeOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort().join() : typeof value;
}
