import { clsx } from 'clsx';
import Link from 'next/link';

export interface LinkTabsProps {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** Parts of a page as links, so that each has an address; the row scrolls by itself on small screens. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="-mx-1 overflow-x-auto px-1 pb-px">
      <ul className="flex min-w-max gap-1 border-line border-b">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={clsx(
                '-mb-px flex h-10 items-center whitespace-nowrap rounded-t-control border-b-2 px-3 text-14 transition-colors max-medium:h-12',
                tab.isCurrent
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
