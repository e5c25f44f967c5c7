import {
  ChartSkeleton,
  DetailSkeleton,
  FigureSkeleton,
  SummarySkeleton,
} from '#/components/dashboards/skeleton-cards.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

/** The shape of the figures below the filters. */
export function TeamFiguresSkeleton() {
  return (
    <LoadingArea label="Loading the team’s figures">
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <DetailSkeleton />
        </SummarySkeleton>
        <div className="grid @min-[800px]:grid-cols-3 gap-4">
          {['a', 'b', 'c'].map((key) => (
            <FigureSkeleton key={key}>
              <Skeleton className="mt-4 h-4 w-full" />
              <Skeleton className="mt-4 h-4 w-36" />
            </FigureSkeleton>
          ))}
        </div>
        <div className="grid @min-[720px]:grid-cols-2 gap-4">
          {['a', 'b'].map((key) => (
            <Card key={key} as="div">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-4 h-9 w-24" />
              <Skeleton className="mt-4 h-4 w-full" />
            </Card>
          ))}
          {['c', 'd'].map((key) => (
            <ChartSkeleton key={key} />
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}

/** The shape of the whole page. */
export function TeamDashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <Skeleton className="h-10 w-full max-w-lg rounded-control" />
      <Skeleton className="h-10 w-full max-w-2xl rounded-control" />
      <TeamFiguresSkeleton />
    </div>
  );
}
