import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the placeholder of a management page: tabs, a card of details, a table. */
export function ManagementSkeleton() {
  return (
    <LoadingArea>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-64" />
        <Card>
          <Skeleton className="h-7 w-56" />
          <div className="mt-6 grid gap-5 medium:grid-cols-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        </Card>
        <Card>
          <Skeleton className="h-6 w-40" />
          <div className="mt-5 flex flex-col gap-3">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </Card>
      </div>
    </LoadingArea>
  );
}
