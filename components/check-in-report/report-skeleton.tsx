import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

/** The shape of a report, without the row of days where that is there already. */
export function ReportSkeleton({ hasDates }: { hasDates: boolean }) {
  return (
    <LoadingArea label="Loading the report">
      <div className="flex flex-col gap-4">
        {!hasDates && <Skeleton className="h-10 w-full max-w-md rounded-control" />}
        <Card as="div">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-4 w-full max-w-sm" />
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="mt-6 flex gap-6">
              <Skeleton className="h-10 w-1/5" />
              <Skeleton className="h-10 w-1/4" />
              <Skeleton className="h-10 grow" />
            </div>
          ))}
        </Card>
      </div>
    </LoadingArea>
  );
}
