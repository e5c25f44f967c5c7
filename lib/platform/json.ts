import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns parsed JSON whose texts can be stored. Throws SyntaxError for invalid JSON, for NUL, which PostgreSQL
 * refuses, and for half a character, which it would store as another one.
 */
export function parseStorableJson(text: string): unknown {
  // Checking every value takes time, and few texts contain such an escape.
  return JSON.parse(text, /\\u(?:0000|d[89a-f])/i.test(text) ? refuseUnstorable : undefined);
}

/** Returns the parameters of a URL. Throws `invalid` for NUL in one of them, and for bytes that aren't text. */
export function requireStorable<T extends Record<string, string>>(parameters: T): T {
  if (!Object.values(parameters).some((text) => /[\0\uFFFD]/.test(text))) return parameters;
  throw invalid(message('api.problems.unreadableText'));
}

function refuseUnstorable(key: string, value: unknown): unknown {
  const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('Unreadable text');
  return value;
}
