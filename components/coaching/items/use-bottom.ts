'use client';

import { useEffect, useRef } from 'react';

/** How far below the window the end of a list may be when more of it is asked for. */
const AHEAD = '200px';

/** Calls back when the end of a list comes into sight, and again after each call while it stays there. */
export function useBottom(isWaiting: boolean, onReach: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return end;
}
