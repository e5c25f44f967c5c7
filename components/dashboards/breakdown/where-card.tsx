'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, Sparkles, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart, TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import { PartsPlot } from '#/components/dashboards/breakdown/parts-plot.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { summariseCompany } from '#/components/dashboards/company/company-summary.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describePlaces } from '#/lib/domain/metrics/words/plain-words.ts';
import { isolate } from '#/lib/words/isolate.ts';

interface WhereCardProps {
  dashboard: CompanyDashboard;
  /** Missing while it loads, and where it failed: the sentence does not wait for it. */
  breakdown: Breakdown | undefined;
  isLoading: boolean;
  filters: CompanyFilters;
  locale: string;
  addressOf: (part: BreakdownPart) => string;
}

/** The answer first: how things are and where, beside the departments or teams that it comes from. */
export function WhereCard({ dashboard, breakdown, isLoading, filters, locale, addressOf }: WhereCardProps) {
  const t = useTranslations('dashboards.breakdown');
  const places = breakdown ? describePlaces(breakdown, { t, locale }) : [];
  // Before the first results no team can stand out.
  const hasResults = dashboard.sentiment.avg !== null || dashboard.performance.avg !== null;
  const hasParts = isLoading || (breakdown !== undefined && breakdown.parts.length > 0);
  return (
    <Card>
      <div className={hasParts ? 'grid @min-[860px]:grid-cols-[3fr_2fr] gap-x-10 gap-y-6' : undefined}>
        <div className="flex min-w-0 flex-col gap-4">
          <CompanySummary dashboard={dashboard} places={places} locale={locale} />
          {breakdown && hasResults && (
            <div className="grid @min-[560px]:grid-cols-2 gap-x-8 gap-y-3">
              <HighlightList kind="attention" highlights={breakdown.attention} filters={filters} />
              <HighlightList kind="success" highlights={breakdown.success} filters={filters} />
            </div>
          )}
        </div>
        {breakdown && hasParts && (
          <PartsPlot breakdown={breakdown} whole={dashboard.sentiment.avg} addressOf={addressOf} />
        )}
        {isLoading && <Skeleton className="h-48 w-full rounded-control" />}
      </div>
    </Card>
  );
}

interface CompanySummaryProps {
  dashboard: CompanyDashboard;
  /** Where that comes from, in sentences. */
  places: readonly string[];
  locale: string;
}

/** How the company or department is, in a sentence, and where. */
function CompanySummary({ dashboard, places, locale }: CompanySummaryProps) {
  const { asOf, period, department, teams, members } = dashboard;
  const t = useTranslations('dashboards.breakdown');
  const reader = useFigureReader(locale);
  const { sentence, detail } = summariseCompany(dashboard, reader);
  const facts = [
    isolate(department?.name ?? reader.t('company')),
    t('teams', { count: teams }),
    t('members', { count: members }),
  ];
  return (
    <div data-tour="summary" className="wrap-anywhere">
      <div className="flex flex-wrap justify-between gap-x-4 text-13 text-muted">
        <p className="min-w-0">{facts.join(' · ')}</p>
        {/* Only where figures are late; else it is the last day of the range. */}
        {asOf && asOf < period.to && <p>{t('asOf', { day: formatRange(asOf, asOf, locale) })}</p>}
      </div>
      <h2 className="max-w-4xl text-pretty pt-1 font-medium text-20">{[sentence, ...places].join(' ')}</h2>
      <p className="max-w-prose text-pretty pt-2 text-muted">{detail}</p>
    </div>
  );
}

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
function HighlightList({ kind, highlights, filters }: HighlightListProps) {
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
            category: titleCategory(categoryId, titles),
          })}
        </span>
      </span>
    </Link>
  );
}
