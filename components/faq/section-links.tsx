'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { faqPath } from '#/components/faq/faq-path.ts';

interface SectionLinksProps {
  sections: readonly { slug: string; title: string; count: number }[];
  /** The slug of the current section; empty for all. */
  current: string;
  word: string;
}

/** The sections with how many questions each has: a column beside them, on small screens a row that scrolls. */
export function SectionLinks({ sections, current, word }: SectionLinksProps) {
  const words = useTranslations('faq.screen');
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const links = [{ slug: '', title: words('all'), count: total }, ...sections];
  return (
    <nav
      aria-label={words('sections')}
      className="max-large:-mx-1 max-large:overflow-x-auto max-large:px-1 max-large:pb-1"
    >
      <ul className="flex gap-1 max-large:min-w-max large:sticky large:top-22 large:flex-col">
        {links.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link
              href={faqPath(slug, word)}
              prefetch={false}
              aria-current={slug === current ? 'page' : undefined}
              aria-label={words('countLabel', { section: title, count })}
              className={clsx(
                'flex h-10 items-center justify-between gap-3 whitespace-nowrap rounded-control px-3 transition-colors max-medium:h-12',
                slug === current
                  ? 'bg-accent-soft font-medium text-accent-text'
                  : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {title}
              <span className="text-13 tabular-nums">{words('count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
