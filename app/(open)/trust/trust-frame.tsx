import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { contentId } from '#/components/frame/pages/skip-link.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';
import { Logo } from '#/components/ui/logo.tsx';

/** Shows the frame of the public papers: no account is needed. */
export async function TrustFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('ui.page');
  return (
    <div data-column="3xl" className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 medium:px-6">
      <header className="-mr-2 flex h-20 items-center justify-between">
        <Logo />
        <ThemeToggle label={t('theme')} />
      </header>
      <main id={contentId} className="flex flex-1 flex-col gap-6 pt-4 pb-16 medium:pt-8">
        {children}
      </main>
    </div>
  );
}
