import { getRequestConfig } from 'next-intl/server';
import { catalogues } from '#/lib/words/catalogues.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** The language of server components; next-intl asks once per request. */
export default getRequestConfig(async () => ({ locale: defaultLocale, messages: catalogues[defaultLocale] }));
