import { headers } from 'next/headers';
import { pageLanguage } from '#/app/page-language.ts';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Returns a function that reads a value of the query by name, of several the first; null when it is missing. */
export async function queryOf(searchParams: SearchParams): Promise<(name: string) => string | null> {
  const query = await searchParams;
  return (name) => [query[name]].flat()[0] ?? null;
}

/** Returns one value of the query by its name. */
export async function readQuery(searchParams: SearchParams, name: string): Promise<string | undefined> {
  return (await queryOf(searchParams))(name) ?? undefined;
}

/** Returns the language tag in which the page writes dates and numbers. */
export async function pageLocale(): Promise<string> {
  const [language, header] = await Promise.all([pageLanguage(), headers()]);
  return readerLocale(language, header.get('accept-language'));
}
