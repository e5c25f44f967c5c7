'use client';

import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { findBottomEntry, listBottomEntries } from '#/components/shell/bottom-entries.ts';
import { PendingBar } from '#/components/ui/link-click.tsx';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface BottomBarProps {
  role: RoleName;
  path: string;
  onOpenMenu: () => void;
}

const cell = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 font-medium text-12';

/** Shows, only on small screens, the most used pages and a button for the others. */
export function BottomBar({ role, path, onOpenMenu }: BottomBarProps) {
  const t = useTranslations('palette.bar');
  const search = useSearchParams();
  const entries = listBottomEntries(role);
  const current = findBottomEntry(entries, path, search);
  return (
    <nav
      aria-label={t('label')}
      className="low:static fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] medium:hidden print:hidden"
    >
      {entries.map((entry) => {
        const isCurrent = entry === current;
        return (
          <Link
            key={entry.href}
            href={entry.href}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(cell, isCurrent ? 'text-accent-text' : 'text-muted has-[.pending-bar]:text-accent-text')}
          >
            <entry.icon aria-hidden className="size-5 stroke-[1.75]" />
            {t(entry.name)}
            <PendingBar />
          </Link>
        );
      })}
      <button type="button" aria-haspopup="dialog" onClick={onOpenMenu} className={clsx(cell, 'text-muted')}>
        <Menu aria-hidden className="size-5 stroke-[1.75]" />
        {t('menu')}
      </button>
    </nav>
  );
}
