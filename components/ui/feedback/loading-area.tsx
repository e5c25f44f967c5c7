import type { ReactNode } from 'react';

/** Wraps skeletons, so that a screen reader hears once that something is on its way. */
export function LoadingArea({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
