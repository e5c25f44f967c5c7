'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useReadPart } from '#/components/reference/use-read-part.ts';
import type { Contents } from '#/lib/domain/reference/list-contents.ts';

export interface ChapterListProps {
  contents: Contents;
  /** Of the page that is read. */
  path: string;
  onLeave: () => void;
}

/** The guide and the features in the order of reading; the parts of the open one are below it. */
export function ChapterList({ contents: { guide, chapters }, path, onLeave }: ChapterListProps) {
  const pages = [
    { href: '/reference', title: 'Getting started', parts: guide },
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
    <nav ref={nav} aria-label="Contents">
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
