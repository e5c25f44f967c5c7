'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDrawings } from '#/components/charts/late-drawing.tsx';
import { whenIdle } from '#/components/frame/time/when-idle.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

interface ChartPlaceProps {
  /** One of several on the same time axis; as high as it will be drawn. */
  row?: 'last' | 'other' | undefined;
  /** A drawing that is loaded late. */
  children: ReactNode;
}

/** Loaded a little below the screen, so that people who scroll seldom see an empty place. */
const margin = '200px 0px';
const heights = { last: 'h-36', other: 'h-30' };

/** The place of a drawing, which is loaded once it comes near and the page has nothing else to do: figures come first. */
export function ChartPlace({ row, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let callOff: (() => void) | undefined;
    const want = () => {
      setWanted(true);
      loadDrawings();
    };
    // The browser prints what is there when the event ends.
    const wantNow = () => flushSync(() => setWanted(true));
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callOff ??= whenIdle(want);
      },
      { rootMargin: margin },
    );
    watch.observe(place.current);
    addEventListener('beforeprint', wantNow);
    return () => {
      watch.disconnect();
      callOff?.();
      removeEventListener('beforeprint', wantNow);
    };
  }, []);
  const empty = <Skeleton className={`w-full rounded-control ${row ? heights[row] : 'h-65'}`} />;
  if (isWanted) return <Suspense fallback={empty}>{children}</Suspense>;
  return <div ref={place}>{empty}</div>;
}
