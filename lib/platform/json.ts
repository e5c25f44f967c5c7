import { invalid } from '#/lib/platform/errors.ts';

/** Parses JSON whose texts can be stored; throws SyntaxError for NUL, too, which PostgreSQL does not take. */
export function parseStorableJson(text: string): unknown {
  // Looking at every value costs time, and few texts contain the escape.
  return JSON.parse(text, text.includes('\\u0000') ? refuseNul : undefined);
}

/** Returns the parameters of an address; throws `invalid` for NUL in one of them, which PostgreSQL does not take. */
export function requireStorable<T extends Record<string, string>>(parameters: T): T {
  if (!Object.values(parameters).some((text) => text.includes('\0'))) return parameters;
  throw invalid('Please use readable characters.');
}

function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
}
