import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

export function NotificationsSkeleton() {
  return (
    <LoadingArea label="Loading notifications">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
