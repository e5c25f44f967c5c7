'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * Returns the query of the URL and a function that changes parts of it without a page load; empty parts are removed. A
 * change shows immediately: the router takes time, and a closed sheet must not handle keys until then.
 */
export function useAddress() {
  const [search, show] = useOptimistic<URLSearchParams>(useSearchParams());
  const change = useCallback(
    (parts: Record<string, string | undefined>, { push = false } = {}) => {
      // Read from the window: a second change in a row must not lose the first.
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
