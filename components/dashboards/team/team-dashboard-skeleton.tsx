import { useTranslations } from 'next-intl';
import {
  ChartSkeleton,
  DetailSkeleton,
  FigureSkeleton,
  SummarySkeleton,
} from '#/components/dashboards/skeleton-cards.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the placeholder of the results below the filters, by tab. */
export function TeamFiguresSkeleton({ part = 'overview' }: { part?: 'overview' | 'performance' }) {
  const t = useTranslations('team-dashboard.screen');
  return (
    <LoadingArea label={t('loading')}>
      <div className="@container flex flex-col gap-4">{part === 'overview' ? <Overview /> : <Performance />}</div>
    </LoadingArea>
  );
}

function Overview() {
  return (
    <>
      <SummarySkeleton>
        <DetailSkeleton />
      </SummarySkeleton>
      <div className="grid @min-[1040px]:grid-cols-4 @min-[328px]:grid-cols-2 gap-4 max-medium:gap-3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <FigureSkeleton key={key} />
        ))}
      </div>
      <div className="grid @min-[860px]:grid-cols-[3fr_2fr] gap-4">
        {['a', 'b'].map((key) => (
          <Card key={key} as="div" className="min-h-64">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-4 h-4 w-2/3" />
          </Card>
        ))}
      </div>
      <div className="grid @min-[720px]:grid-cols-2 gap-4">
        <ChartSkeleton className="min-h-122" />
        <ChartSkeleton className="min-h-122" />
      </div>
    </>
  );
}

function Performance() {
  return (
    <>
      <div className="grid @min-[640px]:grid-cols-2 gap-4">
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
      <Card as="div" className="min-h-36">
        <Skeleton className="h-5 w-48" />
      </Card>
      <div className="grid @min-[720px]:grid-cols-2 gap-4">
        <ChartSkeleton className="min-h-105" />
        <ChartSkeleton className="min-h-105" />
      </div>
      <ChartSkeleton className="min-h-105" />
      <ChartSkeleton className="@max-[560px]:min-h-200 min-h-115" />
    </>
  );
}
