'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * The query of the address and a way to change parts of it without a request; empty parts are removed. A change shows
 * at once: the router takes its time, and a sheet that is closed must not take keys meanwhile.
 */
export function useAddress() {
  const [search, show] = useOptimistic<URLSearchParams>(useSearchParams());
  const change = useCallback(
    (parts: Record<string, string | undefined>, { push = false } = {}) => {
      // From the window: two changes in a row must not forget the first.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      startTransition(() => {
        show(next);
        window.history[push ? 'pushState' : 'replaceState'](null, '', `?${next}`);
      });
    },
    [show],
  );
  return [search, change] as const;
}
