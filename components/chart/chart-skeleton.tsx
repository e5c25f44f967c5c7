import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the chart's placeholder while it loads: a root, its row and the links between them. */
export function ChartSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex h-[max(26rem,calc(100dvh-18rem))] flex-col items-center gap-16 overflow-hidden rounded-card border border-line bg-surface p-8">
        <Skeleton className="h-40 w-44 shrink-0" />
        <div className="flex gap-8">
          <Skeleton className="h-40 w-44 shrink-0" />
          <Skeleton className="h-40 w-44 shrink-0 max-medium:hidden" />
          <Skeleton className="h-40 w-44 shrink-0 max-large:hidden" />
        </div>
      </div>
    </div>
  );
}
