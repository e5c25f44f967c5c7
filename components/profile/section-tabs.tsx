'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { listProfileSections, type ProfileSection } from '#/components/profile/profile-sections.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** The sections as links, so that each has an address; on small screens the row scrolls, with the current one in sight. */
export function SectionTabs({ role, current }: { role: RoleName; current: ProfileSection }) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to look for follows from the current section
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label="Profile sections"
      // Fades where it goes on, so that a cut word is not what says so.
      className="relative -mx-1 overflow-x-auto px-1 pb-px max-medium:[mask-image:linear-gradient(to_left,transparent,black_2rem)] max-medium:[scrollbar-width:none]"
    >
      <ul className="flex min-w-max gap-1 border-line border-b max-medium:pr-8">
        {listProfileSections(role).map(({ id, label }) => (
          <li key={id}>
            <Link
              href={id === 'edit' ? '/profile' : `/profile?section=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                '-mb-px flex h-10 items-center whitespace-nowrap rounded-t-control border-b-2 px-3 text-14 transition-colors max-medium:h-12',
                id === current
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
