import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { cache } from 'react';
import { tokenOfPage } from '#/components/frame/links/link-token.ts';
import { findReader } from '#/lib/domain/profile/language.service.ts';
import { findSessionOfPage } from '#/lib/domain/sessions/find-session-of-page.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { chooseLocale, localeCookie } from '#/lib/platform/language/choose-locale.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns the session of this page load, or null. */
export const findPageSession = cache(async () => {
  const jar = await cookies();
  return findSessionOfPage(jar.get(sessionCookieName())?.value, systemClock.now());
});

/**
 * Returns the language of this page load: the first of the signed-in person's, the link recipient's, the cookie's, the
 * browser's and the company's; otherwise English.
 */
export const pageLanguage = cache(async (): Promise<Locale> => {
  const [jar, header, session] = await Promise.all([cookies(), headers(), findPageSession()]);
  const token = tokenOfPage(header.get('x-page') ?? '');
  const reader = session || !token ? null : await findReader(newCtx({ kind: 'visitor' }), token);
  return chooseLocale({
    person: session?.person.locale ?? reader?.locale,
    cookie: jar.get(localeCookie)?.value,
    acceptLanguage: header.get('accept-language'),
    company: (session ?? reader)?.company.locale,
  });
});

/** Returns the context of the person who opens a link, in their language. */
export async function visitorCtx(): Promise<Ctx> {
  return newCtx({ kind: 'visitor' }, { locale: await pageLanguage() });
}

/** The language of server components; next-intl calls this once per request. */
export default getRequestConfig(async () => {
  const locale = await pageLanguage();
  return { locale, messages: catalogues[locale] };
});
