/** Parses JSON whose texts can be stored; throws SyntaxError for NUL too, the one character PostgreSQL does not take. */
export function parseStorableJson(text: string): unknown {
  // Few texts even spell the escape; only those pay for looking at every value.
  return JSON.parse(text, text.includes('\\u0000') ? refuseNul : undefined);
}

function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
}
