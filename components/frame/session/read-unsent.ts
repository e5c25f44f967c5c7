/**
 * Returns what a form contained when the session ended, or null if it doesn't fit. It must be a text if the empty form
 * is one, or an object with the same fields, because another release may have others.
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
