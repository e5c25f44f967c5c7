import { ChartSkeleton, FiguresSkeleton, SummarySkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';

/** The shape of the second tab below its filters. */
export function TeamsOverviewSkeleton() {
  return (
    <LoadingArea label="Loading the teams">
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <div className="grid @min-[640px]:grid-cols-6 grid-cols-2 gap-2 pt-4">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-17 rounded-control" />
            ))}
          </div>
        </SummarySkeleton>
        <div className="grid @min-[960px]:grid-cols-[3fr_2fr] gap-4">
          <ChartSkeleton className="min-h-120" />
          <ChartSkeleton className="min-h-120" />
        </div>
        <Card as="div">
          <Skeleton className="h-5 w-32" />
          <RowsSkeleton count={10} className="@max-[860px]:h-44 h-14" />
        </Card>
      </div>
    </LoadingArea>
  );
}

/** The shape of a single team below its filters. */
export function SingleTeamSkeleton() {
  return (
    <LoadingArea label="Loading the team">
      <div className="@container flex flex-col gap-4">
        <Card as="div" className="@max-[640px]:min-h-70 min-h-42">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-2 h-4 w-full max-w-sm" />
          <Skeleton className="mt-5 h-4 w-full max-w-xl" />
        </Card>
        <FiguresSkeleton />
      </div>
    </LoadingArea>
  );
}
