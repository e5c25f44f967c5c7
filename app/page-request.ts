import { headers } from 'next/headers';
import { pageLanguage } from '#/app/page-language.ts';
import { readerLocale } from '#/components/frame/time/reader-locale.ts';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Returns a function that reads a query parameter by name: the first value of several, null if it's missing. */
export async function queryOf(searchParams: SearchParams): Promise<(name: string) => string | null> {
  const query = await searchParams;
  return (name) => [query[name]].flat()[0] ?? null;
}

/** Returns one query parameter by its name; undefined if it's missing. */
export async function readQuery(searchParams: SearchParams, name: string): Promise<string | undefined> {
  return (await queryOf(searchParams))(name) ?? undefined;
}

/** Returns the language tag that the page formats dates and numbers with. */
export async function pageLocale(): Promise<string> {
  const [language, header] = await Promise.all([pageLanguage(), headers()]);
  return readerLocale(language, header.get('accept-language'));
}
