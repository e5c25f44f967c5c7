import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the placeholder of insights, trends and messages while they load. */
export function ItemsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <LoadingArea>
      <div className="flex flex-col gap-3">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <div key={at} className="flex gap-3 rounded-card border border-line bg-surface px-4 py-3">
            <Skeleton className="size-9 shrink-0 rounded-full" />
            <div className="flex flex-1 flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-5 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
