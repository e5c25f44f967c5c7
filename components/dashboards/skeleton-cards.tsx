import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

/** Where the answer in a sentence will stand, with what belongs to it. */
export function SummarySkeleton({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <Skeleton className="h-6 w-full max-w-xl" />
      {children}
    </Card>
  );
}

/** How to read that answer. */
export function DetailSkeleton() {
  return <Skeleton className="mt-3 h-4 w-full max-w-sm" />;
}

/** A figure's card, as high as it will be: its name and value above what is said of it. */
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

/** A chart below its title, as high as it will be. */
export function ChartSkeleton({ className }: { className?: string }) {
  return (
    <Card as="div" className={clsx('min-h-100', className)}>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-3 h-4 w-full max-w-64" />
      <Skeleton className="mt-5 w-full grow rounded-control" />
    </Card>
  );
}
