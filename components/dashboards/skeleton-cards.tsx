import type { ReactNode } from 'react';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';

/** Where the answer in a sentence will stand, with what belongs to it. */
export function SummarySkeleton({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-3 h-6 w-full max-w-xl" />
      {children}
    </Card>
  );
}

/** How to read that answer. */
export function DetailSkeleton() {
  return <Skeleton className="mt-3 h-4 w-full max-w-sm" />;
}

/** A figure's card: its name and value above what is said of it. */
export function FigureSkeleton({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-9 w-24" />
      {children}
    </Card>
  );
}

/** A chart below its title. */
export function ChartSkeleton() {
  return (
    <Card as="div">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-4 h-65 w-full rounded-control" />
    </Card>
  );
}
