import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TitleDetail, useOwnTitle } from '#/components/frame/pages/page-title.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';

export interface HeaderProps {
  /** Shown unless the page has a title of its own. */
  title: ReactNode;
  /** Buttons between the title and the account, such as notifications. */
  actions?: ReactNode;
  account: ReactNode;
}

/** Shows the header with the page's visible title; `MainHeading` is the heading for screen readers. */
export function Header({ title, actions, account }: HeaderProps) {
  const page = useTranslations('ui.page');
  return (
    <header className="stays top-0 z-20 border-line border-b bg-paper print:border-b-0 print:bg-transparent">
      <div className="mx-auto flex min-h-16 low:min-h-12 max-w-7xl flex-wrap items-center justify-between gap-x-4 px-[16px] medium:flex-nowrap medium:px-6 print:max-w-176">
        <div className="flex min-w-0 flex-1 basis-20 items-baseline gap-3">
          <Title>{title}</Title>
        </div>
        <div className="flex shrink-0 items-center gap-1 print:hidden">
          {actions}
          <ThemeToggle label={page('theme')} />
          {account}
        </div>
      </div>
    </header>
  );
}

function Title({ children }: { children: ReactNode }) {
  const own = useOwnTitle();
  return (
    <>
      <p
        aria-hidden
        data-page-title
        className="font-semibold text-20 max-medium:wrap-anywhere max-medium:line-clamp-2 max-medium:hyphens-auto max-medium:text-16 max-[360px]:text-14 medium:max-w-full medium:shrink-0 medium:truncate"
      >
        {own?.name ?? children}
      </p>
      {own?.detail && <TitleDetail>{own.detail}</TitleDetail>}
    </>
  );
}
