import { SummarySkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

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
        <Card as="div">
          <div className="flex flex-col gap-4">
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <Skeleton key={key} className="h-10 w-full rounded-control" />
            ))}
          </div>
        </Card>
      </div>
    </LoadingArea>
  );
}
