import { DetailSkeleton, FiguresSkeleton, SummarySkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';

/** The shape of the first tab below its filters. */
export function CompanyOverviewSkeleton() {
  return (
    <LoadingArea label="Loading the figures">
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <DetailSkeleton />
        </SummarySkeleton>
        <FiguresSkeleton />
      </div>
    </LoadingArea>
  );
}
