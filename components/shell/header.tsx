import type { ReactNode } from 'react';
import { useOwnTitle } from '#/components/shell/page-title.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';

export interface HeaderProps {
  /** Shown unless the page has a title of its own. */
  title: ReactNode;
  /** Buttons between the title and the account, such as notifications. */
  actions?: ReactNode;
  account: ReactNode;
}

/** The header, with the first heading of the page. */
export function Header({ title, actions, account }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 medium:px-6">
        <div className="flex min-w-0 items-baseline gap-3">
          <Title>{title}</Title>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {actions}
          <ThemeToggle />
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
      <h1 className="text-20 max-medium:line-clamp-2 max-medium:text-16 medium:truncate">{own?.name ?? children}</h1>
      {own?.detail && <p className="shrink-4 truncate text-13 text-muted max-medium:hidden">{own.detail}</p>}
    </>
  );
}
