import { clsx } from 'clsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

interface RowsSkeletonProps {
  count: number;
  /** Sets the final height of each row. */
  className?: string;
}

/** Shows rows of a list while they load. */
export function RowsSkeleton({ count, className = 'h-14' }: RowsSkeletonProps) {
  return Array.from({ length: count }, (_, at) => String(at)).map((key) => (
    <div key={key} className={clsx('flex shrink-0 items-center gap-6', className)}>
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 grow" />
    </div>
  ));
}
