import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '#/lib/words/catalogues.ts';

/** Returns the title of a page. */
export async function pageTitle(name: keyof Messages['pages']['titles']): Promise<Metadata> {
  const t = await getTranslations('pages.titles');
  return { title: t(name) };
}

/** Returns the title of a page that is named like its entry in the navigation. */
export async function navigationTitle(name: keyof Messages['shell']['navigation']): Promise<Metadata> {
  const t = await getTranslations('shell.navigation');
  return { title: t(name) };
}
