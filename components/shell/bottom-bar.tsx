import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import Link from 'next/link';
import type { NavigationLink } from '#/components/shell/navigation.ts';
import { type StartSelection, selectionProps } from '#/components/shell/selection-link.ts';

export interface BottomBarProps {
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  onOpenMenu: () => void;
  onSelect: StartSelection;
}

const cell = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 font-medium text-12';

/** The two most used entries and the way to the rest, on small screens only. */
export function BottomBar({ links, current, onOpenMenu, onSelect }: BottomBarProps) {
  return (
    <nav
      aria-label="Most used"
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] medium:hidden"
    >
      {links
        .filter((link) => link.isMostUsed)
        .map((link) => (
          <Link
            key={link.href}
            href={link.href}
            aria-current={link === current ? 'page' : undefined}
            {...selectionProps(link, onSelect)}
            className={clsx(cell, link === current ? 'text-accent-text' : 'text-muted')}
          >
            <link.icon aria-hidden className="size-5 stroke-[1.75]" />
            {link.shortLabel ?? link.label}
          </Link>
        ))}
      <button type="button" aria-haspopup="dialog" onClick={onOpenMenu} className={clsx(cell, 'text-muted')}>
        <Menu aria-hidden className="size-5 stroke-[1.75]" />
        Menu
      </button>
    </nav>
  );
}
