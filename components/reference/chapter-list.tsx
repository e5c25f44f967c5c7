'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Contents } from '#/lib/domain/reference/reference.service.ts';

export interface ChapterListProps {
  contents: Contents;
  /** The slug of the current page. */
  path: string;
  onLeave: () => void;
}

/** Shows the guide and the features in reading order; the parts of the open one are below it. */
export function ChapterList({ contents: { guide, chapters }, path, onLeave }: ChapterListProps) {
  const t = useTranslations('reference.index');
  const pages = [
    { href: '/reference', title: t('start'), parts: guide },
    ...chapters.map(({ slug, title, calls }) => ({ href: `/reference/${slug}`, title, parts: calls })),
  ];
  const current = pages.find(({ href }) => href === path);
  const read = useReadPart(current?.parts.map(({ name }) => name) ?? []);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (path || read)
      nav.current
        ?.querySelector(read ? '[aria-current=location]' : '[aria-current=page]')
        ?.scrollIntoView({ block: 'nearest' });
  }, [path, read]);
  return (
    <nav ref={nav} aria-label={t('contents')}>
      <ul className="flex flex-col gap-0.5">
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              prefetch={false}
              onClick={onLeave}
              aria-current={page === current ? 'page' : undefined}
              className={clsx(
                'block rounded-control px-3 py-2 text-14 transition-colors hover:bg-hover',
                page === current ? 'bg-accent-soft font-medium text-accent-text' : 'text-ink',
              )}
            >
              {page.title}
            </Link>
            {page === current && (
              <ul className="my-1 ml-4 flex flex-col border-line border-l">
                {page.parts.map(({ name, title }) => (
                  <li key={name}>
                    <a
                      href={`#${name}`}
                      onClick={onLeave}
                      aria-current={name === read ? 'location' : undefined}
                      className="-ml-px block rounded-r-control border-transparent border-l px-3 py-1.5 text-13 text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=location]:border-accent aria-[current=location]:text-ink"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the part of the page that is being read: the one at the upper fifth of the window. */
function useReadPart(names: readonly string[]): string | null {
  const [read, setRead] = useState<{ list: string; name: string } | null>(null);
  const list = names.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        // A part that leaves at the bottom was left by scrolling up to the top of the page.
        const isAbove = entries.some(
          ({ boundingClientRect: part, rootBounds: band }) => band && part.top > band.bottom,
        );
        if (entered) setRead({ list, name: entered.target.id });
        else if (isAbove) setRead(null);
      },
      { rootMargin: '-12% 0px -78% 0px' },
    );
    for (const name of list.split(' ')) {
      const part = document.getElementById(name);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [list]);
  return read?.list === list ? read.name : null;
}
