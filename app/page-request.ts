import { headers } from 'next/headers';
import { readerLocale } from '#/components/dashboards/reader-locale.ts';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads the values of the query by their names, of several the first; null for what is not there. */
export async function queryOf(searchParams: SearchParams): Promise<(name: string) => string | null> {
  const asked = await searchParams;
  return (name) => [asked[name]].flat()[0] ?? null;
}

/** One value of the query by its name. */
export async function readQuery(searchParams: SearchParams, name: string): Promise<string | undefined> {
  return (await queryOf(searchParams))(name) ?? undefined;
}

/** The language tag in which the page writes dates and numbers. */
export async function pageLocale(): Promise<string> {
  return readerLocale((await headers()).get('accept-language'));
}
