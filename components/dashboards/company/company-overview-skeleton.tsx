import {
  ChartSkeleton,
  DetailSkeleton,
  FigureSkeleton,
  SummarySkeleton,
} from '#/components/dashboards/skeleton-cards.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';

/** The shape of the first tab below its filters. */
export function CompanyOverviewSkeleton() {
  return (
    <LoadingArea label="Loading the figures">
      <div className="@container flex flex-col gap-4">
        <SummarySkeleton>
          <DetailSkeleton />
        </SummarySkeleton>
        <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <FigureSkeleton key={key} />
          ))}
        </div>
        <div className="grid @min-[720px]:grid-cols-2 gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <ChartSkeleton key={key} />
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
