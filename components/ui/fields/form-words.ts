import { createTranslator } from 'use-intl/core';
import fields from '#/lib/words/en/fields.json';
import { isolateValues } from '#/lib/words/isolate.ts';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';
import { type Key, readMessage, type Said, type Values } from '#/lib/words/message.ts';

type Translate = (key: Key, values?: Values) => string;

/** The messages of form schemas, and no more of the catalogue: they load with the schemas, in the browser. */
let translate: Translate = await translatorIn((globalThis.document?.documentElement.lang || defaultLocale) as Locale);

/** Switches forms to another language. */
export async function readFormsIn(locale: Locale): Promise<void> {
  translate = await translatorIn(locale);
}

async function translatorIn(locale: Locale): Promise<Translate> {
  const messages = { fields: locale === defaultLocale ? fields : await load(locale) };
  return createTranslator({ locale, messages }) as Translate;
}

async function load(locale: Locale): Promise<typeof fields> {
  return (await import(`../../../lib/words/${locale}/fields.json`)).default;
}

/**
 * Puts a message of a form's schema into words; a text that isn't a `message` is returned unchanged.
 * @example formWords('["fields.webAddress",{"label":"Team name"}]') // 'Team name can’t contain a web address. Remove it.'
 */
export function formWords(text: string): string {
  const [key, values] = readMessage(text) ?? [];
  if (!key) return text;
  const words = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? translate(...(value as Said)) : value,
  ]);
  return translate(key, isolateValues(Object.fromEntries(words)));
}
