import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { contentId } from '#/components/frame/pages/skip-link.tsx';
import { LegalText } from '#/components/legal/legal-text.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';
import { Logo } from '#/components/ui/logo.tsx';
import { readLegalPage } from '#/lib/domain/legal/read-legal-page.ts';
import { ownLegalAddress } from '#/lib/platform/legal/legal-links.ts';
import type { LegalPage as Page } from '#/lib/platform/legal/legal-settings.ts';

/** Returns the title of a legal page in the browser's tab. */
export async function legalMetadata(page: Page): Promise<Metadata> {
  const t = await getTranslations('legal');
  const { title } = await readLegalPage(page, await getLocale());
  return { title: title ?? t(`${page}.title`) };
}

/**
 * Shows the privacy notice, terms or imprint: the operator's text or the default. Redirects to the operator's own page
 * if its URL is set.
 */
export async function LegalPage({ page }: { page: Page }) {
  const address = ownLegalAddress(page);
  if (address) redirect(address);
  const t = await getTranslations('legal');
  const ui = await getTranslations('ui.page');
  const { title, blocks, isOwn } = await readLegalPage(page, await getLocale());
  return (
    <div data-column="2xl" className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 medium:px-6">
      <header className="-mr-2 flex h-20 items-center justify-between">
        <Logo />
        <ThemeToggle label={ui('theme')} />
      </header>
      <main id={contentId} className="flex flex-1 flex-col gap-2 pt-4 pb-16 medium:pt-8">
        <h1 className="wrap-anywhere text-32">{title ?? t(`${page}.title`)}</h1>
        {!isOwn && <p className="text-16 text-muted">{t(`${page}.description`)}</p>}
        <LegalText blocks={blocks} />
      </main>
    </div>
  );
}
