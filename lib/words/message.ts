import type { ICUArgs, MessageKeys, Messages, NestedKeyOf, NestedValueOf } from 'use-intl/core';

/** A message of the catalogue, by its whole path. */
export type Key = MessageKeys<Messages, NestedKeyOf<Messages>>;
export type Values = Record<string, string | number>;
type ValuesOf<K extends Key> = ICUArgs<
  NestedValueOf<Messages, K> & string,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }
>;
type Rest<K extends Key> = Record<never, never> extends ValuesOf<K> ? [] : [values: ValuesOf<K>];

/**
 * Returns a message that becomes words only when its reader's language is known: for schemas, problems and answers,
 * which take their message as a text. `inWords` reads it.
 *
 * @example message('mail-preferences.answers.nobodyNamed') // '["mail-preferences.answers.nobodyNamed"]'
 */
export function message<K extends Key>(key: K, ...values: Rest<K>): string {
  return JSON.stringify([key, ...values]);
}

/**
 * Returns the key of a `message` and its values, or null for any other text.
 * @example readMessage('["shell.footer.help"]') // ['shell.footer.help']
 */
export function readMessage(text: string): [key: Key, values?: Values] | null {
  if (!/^\["[a-z-]+\.[\w.-]+"[,\]]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
