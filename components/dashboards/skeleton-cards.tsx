import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the placeholder of the answer in a sentence, with its details. */
export function SummarySkeleton({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <Skeleton className="h-6 w-full max-w-xl" />
      {children}
    </Card>
  );
}

/** Shows the placeholder of how to read the answer. */
export function DetailSkeleton() {
  return <Skeleton className="mt-3 h-4 w-full max-w-sm" />;
}

/** Shows the placeholder of a result's card in its final height: name and value above the details. */
export function FigureSkeleton() {
  return (
    <Card as="div" className="min-h-48">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-9 w-24" />
      <Skeleton className="mt-4 h-4 w-full max-w-56" />
      <Skeleton className="mt-6 h-4 w-40" />
    </Card>
  );
}

/** Shows the placeholder of a chart below its title, in its final height. */
export function ChartSkeleton({ className }: { className?: string }) {
  return (
    <Card as="div" className={clsx('min-h-100', className)}>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-3 h-4 w-full max-w-64" />
      <Skeleton className="mt-5 w-full grow rounded-control" />
    </Card>
  );
}

/** Shows the placeholders of four results above their charts, as in an overview and for a single team. */
export function FiguresSkeleton() {
  return (
    <>
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
    </>
  );
}
