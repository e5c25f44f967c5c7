import type { ReactNode } from 'react';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';

export interface HeaderProps {
  title: ReactNode;
  /** A few quiet words beside the title, where there is room. */
  detail?: string | undefined;
  /** Buttons between the title and the account, such as notifications. */
  actions?: ReactNode;
  account: ReactNode;
}

/** Holds the first heading of the page. */
export function Header({ title, detail, actions, account }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 medium:px-6">
        <div className="flex min-w-0 items-baseline gap-3">
          <h1 className="truncate text-20">{title}</h1>
          {detail && <p className="shrink-4 truncate text-13 text-muted max-medium:hidden">{detail}</p>}
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
