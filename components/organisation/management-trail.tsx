import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';

interface ManagementTrailProps {
  /** The pages above this one, from the top. */
  above: readonly { href: string; name: string }[];
  name: string;
  /** The name of the page, as in “Team Information”. */
  tab: { href: string; label: string };
  /** Shown next to it. */
  others?: readonly { href: string; label: string }[] | undefined;
}

/** Shows the breadcrumbs above a department or a team, and the tabs of its page. */
export function ManagementTrail({ above, name, tab, others = [] }: ManagementTrailProps) {
  const t = useTranslations('organisation.page');
  return (
    <div className="flex flex-col gap-2">
      {above.length > 0 && (
        <nav aria-label={t('trail')}>
          <ol className="flex min-w-0 flex-wrap items-center gap-1 text-13 text-muted">
            {above.map(({ href, name: parent }) => (
              <li key={href} className="flex min-w-0 items-center gap-1">
                <Link
                  href={href}
                  prefetch={false}
                  title={parent}
                  className="max-w-56 truncate rounded-mark py-1 hover:text-ink hover:underline"
                >
                  {shownName(parent)}
                </Link>
                <ChevronRight aria-hidden className="size-3.5 shrink-0" />
              </li>
            ))}
            <li aria-current="page" title={name} className="max-w-56 truncate py-1 text-ink">
              {shownName(name)}
            </li>
          </ol>
        </nav>
      )}
      <LinkTabs
        label={t('sections')}
        tabs={[{ ...tab, isCurrent: true }, ...others.map((other) => ({ ...other, isCurrent: false }))]}
      />
    </div>
  );
}
