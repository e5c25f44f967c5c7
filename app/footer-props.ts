import { getTranslations } from 'next-intl/server';
import type { FooterProps } from '#/components/frame/pages/footer.tsx';
import { systemClock } from '#/lib/platform/clock.ts';
import { listLegalLinks } from '#/lib/platform/legal/legal-links.ts';

/** Returns what the footer says, on open pages and signed-in ones alike. */
export async function footerProps(): Promise<FooterProps> {
  const t = await getTranslations('shell.legal');
  return {
    year: systemClock.now().getUTCFullYear(),
    productName: 'unboXt',
    legal: {
      label: t('label'),
      links: listLegalLinks().map(({ page, url }) => ({ label: t(page), href: url })),
    },
  };
}
