import { clsx } from 'clsx';
import Link from 'next/link';
import { listProfileSections, type ProfileSection } from '#/components/profile/profile-sections.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** The sections as links, so that each has an address; the row scrolls by itself on small screens. */
export function SectionTabs({ role, current }: { role: RoleName; current: ProfileSection }) {
  return (
    <nav aria-label="Profile sections" className="-mx-1 overflow-x-auto px-1 pb-px">
      <ul className="flex min-w-max gap-1 border-line border-b">
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
