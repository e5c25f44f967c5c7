'use client';

import { useEffect, useState } from 'react';

/** Returns the value as it was when it last stayed the same for this long. */
export function useDebouncedValue(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
