'use client';

import { useTranslations } from 'next-intl';
import type { Breakdown, BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { HighlightList } from '#/components/dashboards/breakdown/highlight-list.tsx';
import { PartsPlot } from '#/components/dashboards/breakdown/parts-plot.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { summariseCompany } from '#/components/dashboards/company/company-summary.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
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
