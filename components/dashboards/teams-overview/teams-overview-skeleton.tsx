import { useTranslations } from 'next-intl';
import { ChartSkeleton, FiguresSkeleton, SummarySkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';

/** Shows the placeholder of the second tab below its filters. */
export function TeamsOverviewSkeleton() {
  const t = useTranslations('teams-overview.loading');
  return (
    <LoadingArea label={t('teams')}>
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <Skeleton className="mt-2 h-6 w-full max-w-sm" />
        </SummarySkeleton>
        <Card as="div">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-1.5 mb-3 h-4 w-48" />
          <RowsSkeleton count={12} className="@max-[680px]:h-30 h-11" />
        </Card>
        <div className="grid @min-[1060px]:grid-cols-2 gap-4">
          <ChartSkeleton className="min-h-116" />
          <ChartSkeleton className="min-h-116" />
        </div>
      </div>
    </LoadingArea>
  );
}

/** Shows the placeholder of a single team below its filters. */
export function SingleTeamSkeleton() {
  const t = useTranslations('teams-overview.loading');
  return (
    <LoadingArea label={t('team')}>
      <div className="@container flex flex-col gap-4">
        <Card as="div">
          <Skeleton className="h-4 w-full max-w-sm" />
          <Skeleton className="mt-2 h-6 w-40" />
          <Skeleton className="mt-2 h-4 w-full max-w-xl" />
        </Card>
        <FiguresSkeleton />
      </div>
    </LoadingArea>
  );
}
