'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useEffect } from 'react';
import { handleLinkClick, PendingBar } from '#/components/ui/link-click.tsx';
import { fadeStyle, useOverflow } from '#/components/ui/use-overflow.ts';

export interface LinkTabsProps {
  /** Names the row for screen readers. */
  label: string;
  /** `tour` is the name of a tab in the guided tour. */
  tabs: readonly { href: string; label: string; isCurrent: boolean; tour?: string }[];
  /** The name of the row in the guided tour. */
  tour?: string;
  /** Changes the tab without a page load; a new window still opens the URL. */
  onSelect?: (href: string) => void;
}

/** Shows tabs of a page as links, so that each has a URL; small screens scroll the row to the current one. */
export function LinkTabs({ label, tabs, tour, onSelect }: LinkTabsProps) {
  const [setRow, hidden, row] = useOverflow();
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to look for follows from the current tab
  useEffect(() => {
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [row, current]);
  return (
    <nav
      ref={setRow}
      data-tour={tour}
      aria-label={label}
      className={clsx(
        'relative print:hidden -mx-1 overflow-x-auto px-1 pb-px max-medium:[scrollbar-width:none]',
        fadeStyle(hidden),
      )}
    >
      <ul className="flex min-w-max gap-1 border-line border-b max-medium:gap-0">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              data-tour={tab.tour}
              prefetch={onSelect ? false : null}
              onClick={onSelect && ((event) => handleLinkClick(event, () => onSelect(tab.href)))}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={clsx(
                '-mb-px flex h-10 items-center whitespace-nowrap rounded-t-control border-b-2 px-3 text-14 transition-colors max-medium:h-12 low:h-10 max-medium:px-2.5 max-medium:text-13',
                tab.isCurrent
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-muted hover:bg-hover hover:text-ink has-[.pending-bar]:text-ink forced-colors:border-b-0',
              )}
            >
              {tab.label}
              <PendingBar />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
