import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** How something comes about, from how many people and since when; opens in place, also by touch. */
export function Explanation({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <details className={`group text-13 text-muted ${className ?? ''}`}>
      <summary className="-ml-1 flex w-fit list-none items-center gap-1 rounded-mark py-1 pr-1 hover:text-ink max-medium:py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        How this is computed
      </summary>
      <div className="flex max-w-prose flex-col gap-2 pt-1">{children}</div>
    </details>
  );
}
