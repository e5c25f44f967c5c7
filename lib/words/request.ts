import { getRequestConfig } from 'next-intl/server';
import { catalogues } from '#/lib/words/catalogues.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** What server components speak; next-intl asks once per request. */
export default getRequestConfig(async () => ({ locale: defaultLocale, messages: catalogues[defaultLocale] }));
