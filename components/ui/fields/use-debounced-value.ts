'use client';

import { useEffect, useState } from 'react';

/** The value as it was when it last rested for so long. */
export function useDebouncedValue(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
