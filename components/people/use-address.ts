'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

/** The query of the address and a way to change parts of it without a request; what becomes empty leaves it. */
export function useAddress() {
  const search = useSearchParams();
  const change = useCallback((parts: Record<string, string | undefined>, { push = false } = {}) => {
    // From the window: two changes in a row must not forget the first.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    window.history[push ? 'pushState' : 'replaceState'](null, '', `?${next}`);
  }, []);
  return [search, change] as const;
}
