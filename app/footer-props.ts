import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '#/app/page-language.ts';
import type { FooterProps } from '#/components/frame/pages/footer.tsx';
import { systemClock } from '#/lib/platform/clock.ts';
import { listLegalLinks } from '#/lib/platform/legal/legal-links.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

/** Returns the footer's content, the same on open and signed-in pages. */
export async function footerProps(): Promise<FooterProps> {
  const [t, shell, current] = await Promise.all([
    getTranslations('shell.legal'),
    getTranslations('shell'),
    pageLanguage(),
  ]);
  return {
    year: systemClock.now().getUTCFullYear(),
    productName: 'unboXt',
    ...(offeredLocales.length > 1 ? { languages: { label: shell('language'), current, offered: offeredLocales } } : {}),
    legal: {
      label: t('label'),
      links: [
        ...listLegalLinks().map(({ page, url }) => ({ label: t(page), href: url })),
        { label: t('trust'), href: '/trust' },
      ],
    },
  };
}
