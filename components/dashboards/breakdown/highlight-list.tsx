'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, Sparkles, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';

const icons = {
  fell: ArrowDown,
  rose: ArrowUp,
  below: Eye,
  category: TriangleAlert,
  participation: Eye,
  above: Sparkles,
} as const;

interface HighlightListProps {
  kind: 'attention' | 'success';
  highlights: readonly TeamHighlight[];
  filters: CompanyFilters;
}

/** Teams that stand out, each with its figure and why, as links to the team. */
export function HighlightList({ kind, highlights, filters }: HighlightListProps) {
  const t = useTranslations('dashboards.breakdown');
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h3 className="text-13 text-muted">{t(kind)}</h3>
      {highlights.length === 0 ? (
        <p className="py-1.5 text-14 text-muted">{t(`none.${kind}`)}</p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {highlights.map((highlight) => (
            <li key={highlight.team.id}>
              <HighlightLink highlight={highlight} kind={kind} filters={filters} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HighlightLink({
  highlight,
  kind,
  filters,
}: Omit<HighlightListProps, 'highlights'> & { highlight: TeamHighlight }) {
  const t = useTranslations('dashboards.breakdown');
  const titles = useTranslations('figures.categories');
  const { team, reason, metric, value, change, categoryId } = highlight;
  const isThriving = reason === 'category' && kind === 'success';
  const Icon = isThriving ? Sparkles : icons[reason];
  return (
    <Link
      href={companyAddress({ ...filters, tab: 'teams', team: team.id })}
      className="flex items-start gap-2.5 rounded-control px-2 py-1.5 text-14 hover:bg-hover"
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', kind === 'success' ? 'text-good' : 'text-bad')} />
      <span className="min-w-0">
        <span className="wrap-anywhere font-medium">{team.name}</span>{' '}
        <span className="text-muted">
          {t(`reason.${reason}`, {
            metric: t(`metric.${metric}`),
            value,
            points: Math.abs(change ?? 0),
            rising: change !== null && change > 0 ? 'yes' : 'no',
            category: titleCategory(categoryId, titles),
          })}
        </span>
      </span>
    </Link>
  );
}
