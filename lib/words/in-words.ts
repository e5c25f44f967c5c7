import { createTranslator } from 'use-intl/core';
import { catalogues } from '#/lib/words/catalogues.ts';
import { isolateValues } from '#/lib/words/isolate.ts';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';
import { type Key, readMessage, type Values } from '#/lib/words/message.ts';

/**
 * Returns a `message` in words of a language. Any other text is returned as it is: sentences that have no key yet, and
 * what people wrote.
 */
export function inWords(text: string, locale: Locale = defaultLocale): string {
  const [key, values] = readMessage(text) ?? [];
  if (!key || !isMessage(key, locale)) return text;
  // The compiler has checked the values against the key where the message was written.
  return translatorOf(locale)(key, isolateValues(values));
}

type Translate = (key: Key, values?: Values) => string;

const translators = new Map<Locale, Translate>();

/** Cached, because it caches its parsed messages. */
function translatorOf(locale: Locale): Translate {
  const translator =
    translators.get(locale) ?? (createTranslator({ locale, messages: catalogues[locale] }) as Translate);
  translators.set(locale, translator);
  return translator;
}

/** Whether the key names a message, which is a string in the catalogue and a list once compiled. */
function isMessage(key: Key, locale: Locale): boolean {
  const below = (part: object, name: string) => (Object.hasOwn(part, name) ? part[name as keyof typeof part] : '');
  const entry = key.split('.').reduce<object | string>((part, name) => below(Object(part), name), catalogues[locale]);
  return (typeof entry === 'string' && entry !== '') || Array.isArray(entry);
}

/** Returns an answer of the API with its messages, if any, in words of a language. */
export function answerInWords<T>(answer: T, locale: Locale = defaultLocale): T {
  const { message, messages } = Object(answer);
  if (typeof message !== 'string') return answer;
  const all = Array.isArray(messages) ? { messages: messages.map((text: string) => inWords(text, locale)) } : {};
  return { ...answer, message: inWords(message, locale), ...all };
}
