import { invalid } from '#/lib/platform/errors.ts';

/** Parses JSON whose texts can be stored; throws SyntaxError for NUL too, the one character PostgreSQL does not take. */
export function parseStorableJson(text: string): unknown {
  // Few texts even spell the escape; only those pay for looking at every value.
  return JSON.parse(text, text.includes('\\u0000') ? refuseNul : undefined);
}

/** Gives the parameters of an address back; throws `invalid` for NUL in one of them, which PostgreSQL does not take. */
export function requireStorable<T extends Record<string, string>>(parameters: T): T {
  if (!Object.values(parameters).some((text) => text.includes('\0'))) return parameters;
  throw invalid('Please use readable characters.');
}

function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
}
