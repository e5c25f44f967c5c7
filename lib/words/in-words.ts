import { createTranslator } from 'use-intl/core';
import { catalogues } from '#/lib/words/catalogues.ts';
import { withFirstOfMonth } from '#/lib/words/first-of-month.ts';
import { isolateValues } from '#/lib/words/isolate.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { type Key, readMessage, type Said } from '#/lib/words/message.ts';

/** Returns a `message` in a language. Any other text stays as it is: sentences without a key, and what people wrote. */
export function inWords(text: string | Said, locale: Locale): string {
  if (typeof text !== 'string') return say(text, locale, (value) => value, {});
  const said = findMessage(text, locale);
  return said ? say(said, locale, (value) => value, {}) : text;
}

/** Returns whether a text is a `message` that this release has no text for, because a newer one has written it. */
export function isUnknownMessage(text: string, locale: Locale): boolean {
  const said = readMessage(text);
  return said !== null && !isMessage(said[0], locale);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
const tags = { strong: (inner: string) => `<strong>${inner}</strong>` };

/** Returns a `message` as HTML: its tags are emphasis, and its values are escaped. */
export function inHtml(text: string, locale: Locale): string {
  const said = findMessage(text, locale);
  return said ? say(said, locale, escapeHtml, tags) : text;
}

/** Returns an answer of the API with its messages, if any, in a language. */
export function answerInWords<T>(answer: T, locale: Locale): T {
  const { message, messages } = Object(answer);
  if (typeof message !== 'string') return answer;
  const all = Array.isArray(messages) ? { messages: messages.map((text: string) => inWords(text, locale)) } : {};
  return { ...answer, message: inWords(message, locale), ...all };
}

function say(
  [key, values]: Said,
  locale: Locale,
  plain: (value: string) => string,
  markup: Partial<typeof tags>,
): string {
  const words = Object.entries(values ?? {}).map(([name, value]) => {
    if (typeof value === 'number') return [name, value];
    if (typeof value === 'string') return [name, plain(value)];
    return [name, 'date' in value ? new Date(value.date) : say(value, locale, plain, markup)];
  });
  const texts = Object.fromEntries(words);
  if (Array.isArray(values?.name)) texts.inside = insideSentence(texts.name, locale);
  // The compiler has checked the values against the key where the message was written.
  const text = translatorOf(locale).markup(key, { ...missing, ...isolateValues(texts), ...markup });
  return words.some(([, value]) => value instanceof Date) ? withFirstOfMonth(text, locale) : text;
}

/** Values that messages stored by an earlier release don't have. */
const missing = { key: '', dated: 'no' };

/**
 * Returns a name from the catalogue for use inside a sentence, as `{inside}`: with a small first letter, except in
 * German.
 */
function insideSentence(name: string, locale: Locale): string {
  return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

interface Translator {
  markup(key: Key, values: Record<string, unknown>): string;
}

const translators = new Map<Locale, Translator>();

/** Returns a language's translator, cached because it caches its parsed messages. It formats days in UTC. */
function translatorOf(locale: Locale): Translator {
  const translator =
    translators.get(locale) ??
    (createTranslator({
      locale: formatLocales[locale] as Locale,
      messages: catalogues[locale],
      timeZone: 'UTC',
    }) as unknown as Translator);
  translators.set(locale, translator);
  return translator;
}

/** Returns whether the key names a message, which is a string in the catalogue and a list once compiled. */
function isMessage(key: Key, locale: Locale): boolean {
  const below = (part: object, name: string) => (Object.hasOwn(part, name) ? part[name as keyof typeof part] : '');
  const entry = key.split('.').reduce<object | string>((part, name) => below(Object(part), name), catalogues[locale]);
  return (typeof entry === 'string' && entry !== '') || Array.isArray(entry);
}

/** Returns the message in a text, if it is a message of this language. */
function findMessage(text: string, locale: Locale): Said | null {
  const said = readMessage(text);
  return said && isMessage(said[0], locale) ? said : null;
}
