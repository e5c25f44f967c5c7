'use client';

import { useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { HighlightList } from '#/components/dashboards/breakdown/highlight-list.tsx';
import { PartsPlot } from '#/components/dashboards/breakdown/parts-plot.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { CompanySummary } from '#/components/dashboards/company/company-summary-text.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { wordPlaces } from '#/lib/domain/metrics/words/place-words.ts';

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
  const words = useTranslations('dashboards.breakdown');
  const places = breakdown ? wordPlaces(breakdown, { words, locale }) : [];
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
