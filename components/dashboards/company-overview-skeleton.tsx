import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

/** The shape of the first tab below its filters. */
export function CompanyOverviewSkeleton() {
  return (
    <LoadingArea label="Loading the figures">
      <div className="@container flex flex-col gap-4">
        <Card as="div">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mt-3 h-6 w-full max-w-xl" />
          <Skeleton className="mt-3 h-4 w-full max-w-sm" />
        </Card>
        <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} as="div">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="mt-4 h-9 w-24" />
              <Skeleton className="mt-4 h-4 w-36" />
              <Skeleton className="mt-6 h-4 w-40" />
            </Card>
          ))}
        </div>
        <div className="grid @min-[720px]:grid-cols-2 gap-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} as="div">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="mt-4 h-65 w-full rounded-control" />
            </Card>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
