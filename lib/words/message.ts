import type { ICUArgs, MessageKeys, Messages, NestedKeyOf, NestedValueOf } from 'use-intl/core';

/** A message of the catalogue, by its full path. */
export type Key = MessageKeys<Messages, NestedKeyOf<Messages>>;
/** A day as a value, such as `2026-11-22`; the message says how to write it, as in `{day, date, ::dMMMM}`. */
export interface Day {
  date: string;
}
/** A message with its values. As a value of another message, it is translated together with that one. */
export type Said = readonly [key: Key, values?: Values];
export type Values = Readonly<Record<string, string | number | Day | Said>>;

declare const isMessage: unique symbol;
/** A message as a text; only `message` creates it, so that no sentence is stored instead. */
export type Message = string & { readonly [isMessage]: true };

type ValuesOf<K extends Key> = ICUArgs<
  NestedValueOf<Messages, K> & string,
  { ICUArgument: string | Said; ICUNumberArgument: number; ICUDateArgument: Day }
>;
type Rest<K extends Key> = Record<never, never> extends ValuesOf<K> ? [] : [values: ValuesOf<K>];

/**
 * Returns a message that is translated only when its reader's language is known: for schemas, problems, answers and
 * rows, which store their message as a text. `inWords` and `inHtml` read it.
 *
 * @example message('mail-preferences.answers.nobodyNamed') // '["mail-preferences.answers.nobodyNamed"]'
 */
export function message<K extends Key>(key: K, ...values: Rest<K>): Message {
  return JSON.stringify([key, ...values]) as Message;
}

/** Returns a message whose key comes from data. */
export function asMessage(said: Said | readonly [key: Key, values?: unknown]): Message {
  return JSON.stringify(said) as Message;
}

/**
 * Returns the key of a `message` and its values, or null for any other text.
 * @example readMessage('["shell.footer.help"]') // ['shell.footer.help']
 */
export function readMessage(text: string): Said | null {
  if (!/^\["[a-z-]+\.[\w.-]+"[,\]]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
