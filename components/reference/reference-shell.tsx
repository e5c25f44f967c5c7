import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contentId, SkipLink } from '#/components/frame/pages/skip-link.tsx';
import { CodeColours } from '#/components/reference/code-colours.tsx';
import { ReferenceIndex } from '#/components/reference/reference-index.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';
import { Logo } from '#/components/ui/logo.tsx';
import type { Contents } from '#/lib/domain/reference/reference.service.ts';

export interface ReferenceShellProps {
  contents: Contents;
  children: ReactNode;
}

/** Shows the frame of the reference: the index stays next to the text, or above it if there is no room. */
export function ReferenceShell({ contents, children }: ReferenceShellProps) {
  const t = useTranslations('reference.titles');
  const page = useTranslations('ui.page');
  return (
    <>
      <SkipLink />
      <CodeColours />
      <header className="stays top-0 z-30 border-line border-b bg-paper">
        <div className="mx-auto flex h-14 max-w-[92rem] items-center justify-between gap-4 px-4 medium:px-6">
          <Link href="/reference" className="flex items-center gap-3 rounded-mark">
            <Logo />
            <span className="border-line border-l pl-3 text-14 text-muted">{t('reference')}</span>
          </Link>
          <ThemeToggle label={page('theme')} />
        </div>
      </header>
      <div className="mx-auto grid max-w-[92rem] large:grid-cols-[17rem_minmax(0,1fr)]">
        <ReferenceIndex contents={contents} />
        <main
          id={contentId}
          className="min-w-0 px-4 py-8 max-large:[&_:is(a,button,input,pre,select,summary)]:scroll-mt-8 medium:px-6 large:px-10 large:py-10"
        >
          {children}
        </main>
      </div>
    </>
  );
}
