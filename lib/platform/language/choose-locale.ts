import Negotiator from 'negotiator';
import type { Cookie } from '#/lib/platform/context.ts';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

/** The cookie that remembers the language chosen in this browser before signing in. */
export const localeCookie = 'locale';
const YEAR_SECONDS = 31_536_000;

/** Returns the cookie that remembers a language. */
export function localeCookieOf(locale: Locale): Cookie {
  return { name: localeCookie, value: locale, maxAgeSeconds: YEAR_SECONDS };
}

/** Returns a stored or sent language if it's offered here, otherwise null. */
export function offeredLocale(text: string | null | undefined): Locale | null {
  return offeredLocales.find((locale) => locale === text) ?? null;
}

/**
 * Returns the first offered language in an `Accept-Language` header, or null. A country without its own texts uses
 * its language's texts; `*` names no language.
 * @example askedLocale('en-US, xx;q=0.8') // 'en'
 */
export function askedLocale(acceptLanguage: string | null): Locale | null {
  if (!acceptLanguage) return null;
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const tag of tags.map((name) => name.toLowerCase())) {
    const [language = ''] = tag.split('-');
    const offered = offeredLocales.find((locale) => locale.toLowerCase() === tag);
    const near = offered ?? offeredLocales.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (near) return near;
  }
  return null;
}

/** What indicates a reader's language; the first entry that names an offered language decides. */
interface Tells {
  /** The person's own choice. */
  person?: string | null | undefined;
  cookie?: string | undefined;
  /** What the browser asks for. */
  acceptLanguage?: string | null;
  company?: string | null | undefined;
}

/**
 * Returns the language of a page's reader: the first of their own, the cookie's, the browser's and the company's;
 * otherwise English.
 */
export function chooseLocale({ person, cookie, acceptLanguage = null, company }: Tells): Locale {
  return (
    offeredLocale(person) ??
    offeredLocale(cookie) ??
    askedLocale(acceptLanguage) ??
    offeredLocale(company) ??
    defaultLocale
  );
}

/** Returns the language of someone's emails: their own, or else the company's. */
export function localeOf(person: { locale: string | null; company: { locale: string | null } }): Locale {
  return chooseLocale({ person: person.locale, company: person.company.locale });
}
